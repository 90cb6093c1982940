import Testing
import TestingLeakChecks
import ViperRules

@MainActor @Suite(.leakFree) struct `Greeting on its screen` {
  @Test func `keeps the rules, and goes with its view`() throws {
    let screen = track(GreetingScreen.assembled())
    try ModuleAudit(of: Module("Greeting", walkingFrom: screen)).check()
  }
}

// MARK: - The smallest module

@MainActor protocol GreetingView: AnyObject {
  func show(_ text: String)
}

@MainActor protocol GreetingUseCase: AnyObject {
  func greeting() -> String
}

@MainActor protocol GreetingRouting: AnyObject {}

@MainActor final class GreetingScreen: GreetingView {
  private(set) var text = ""
  private var presenter: (any GreetingPresentation)?

  func show(_ text: String) { self.text = text }

  static func assembled() -> GreetingScreen {
    let screen = GreetingScreen()
    screen.presenter = GreetingPresenter(view: screen, useCase: GreetingInteractor(), router: GreetingRouter())
    screen.presenter?.start()
    return screen
  }
}

@MainActor protocol GreetingPresentation: AnyObject {
  func start()
}

@MainActor final class GreetingPresenter: GreetingPresentation {
  private weak let view: (any GreetingView)?
  private let useCase: any GreetingUseCase
  private let router: any GreetingRouting

  init(view: any GreetingView, useCase: any GreetingUseCase, router: any GreetingRouting) {
    self.view = view
    self.useCase = useCase
    self.router = router
  }

  func start() { view?.show(useCase.greeting()) }
}

@MainActor final class GreetingInteractor: GreetingUseCase {
  func greeting() -> String { "Hello" }
}

@MainActor final class GreetingRouter: GreetingRouting {}
