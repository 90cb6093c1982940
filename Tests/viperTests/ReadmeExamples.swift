import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree) struct `Presenter of a greeting` {
  @Test func `does not outlive its test`() {
    let presenter = track(GreetingPresenter())
    presenter.greet()
    expectOwnership(of: presenter, is: "GreetingPresenter.voice ══▶ Voice")
  }
}

/// The smallest thing to be checked.
final class GreetingPresenter {
  private let voice = Voice()
  func greet() { voice.speak() }
}

final class Voice {
  func speak() {}
}
