import CurrencyConverter
import CurrencyConverterMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

/// A presenter between three spies.
@MainActor struct ConverterPresenterSUT {
  let view: ConverterViewSpy
  let useCase: ConverterUseCaseSpy
  let router: ConverterRoutingSpy
  let presenter: ConverterPresenter

  /// The notes beside the rates that were shown; takes the view's messages.
  var rateNotes: [String] {
    view.take().compactMap { message in
      if case .showRate(let rate) = message { rate.note } else { nil }
    }
  }

  init(at location: SourceLocation) {
    view = registered(track(ConverterViewSpy(), at: location), at: location)
    useCase = registered(track(ConverterUseCaseSpy(), at: location), at: location)
    router = registered(track(ConverterRoutingSpy(), at: location), at: location)
    presenter = track(ConverterPresenter(view: view, useCase: useCase, router: router), at: location)
  }
}
