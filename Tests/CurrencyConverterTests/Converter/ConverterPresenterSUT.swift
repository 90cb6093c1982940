import CurrencyConverter
import CurrencyConverterMocks
import TestSupport
import Testing
import TestingLeakChecks

/// A presenter between three spies.
@MainActor struct ConverterPresenterSUT {
  let view: ConverterViewSpy
  let useCase: ConverterUseCaseSpy
  let router: ConverterRoutingSpy
  let presenter: ConverterPresenter

  init(at location: SourceLocation) {
    view = registered(track(ConverterViewSpy(), at: location), at: location)
    useCase = registered(track(ConverterUseCaseSpy(), at: location), at: location)
    router = registered(track(ConverterRoutingSpy(), at: location), at: location)
    presenter = track(ConverterPresenter(view: view, useCase: useCase, router: router), at: location)
  }
}
