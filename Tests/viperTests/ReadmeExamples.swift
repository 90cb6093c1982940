import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree) struct `Presenter of a greeting` {
  @Test func `does not outlive its test`() {
    let presenter = track(GreetingPresenter())
    presenter.greet()
  }
}

/// The smallest thing to be checked.
final class GreetingPresenter {
  func greet() {}
}
