import Navigation
import NavigationMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Navigation stack and what it refuses` {
  @Test(arguments: Refusal.all) func `an impossible transition is refused and changes nothing`(_ row: Refusal) throws {
    let stack = track(NavigationStack())
    let transcript = Transcript()
    let shown = ScreenSpy(transcript: transcript)
    try row.isEmpty ? () : stack.push(shown, animated: false)
    let before = stack.screens.map(ObjectIdentifier.init)
    _ = transcript.take()

    #expect(throws: row.error) { try row.attempt(stack, shown) }

    #expect(stack.screens.map(ObjectIdentifier.init) == before)
    #expect(stack.presented.isEmpty)
    #expect(transcript.take() == [])
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let isEmpty: Bool
    let error: NavigationError
    let attempt: @MainActor @Sendable (NavigationStack, ScreenSpy) throws -> Void

    static let all = [
      Refusal(testDescription: "pop at the root", isEmpty: false, error: .nothingToPop) { stack, _ in
        try stack.pop(animated: true)
      },
      Refusal(testDescription: "pop on an empty stack", isEmpty: true, error: .nothingToPop) { stack, _ in
        try stack.pop(animated: true)
      },
      Refusal(testDescription: "pop to root on an empty stack", isEmpty: true, error: .nothingToPop) { stack, _ in
        try stack.popToRoot(animated: true)
      },
      Refusal(testDescription: "pop to a screen elsewhere", isEmpty: false, error: .notOnStack) { stack, _ in
        try stack.pop(to: ScreenSpy(), animated: true)
      },
      Refusal(testDescription: "push a screen twice", isEmpty: false, error: .alreadyShown) { stack, shown in
        try stack.push(shown, animated: true)
      },
      Refusal(testDescription: "present a pushed screen", isEmpty: false, error: .alreadyShown) { stack, shown in
        try stack.present(shown, animated: true)
      },
      Refusal(testDescription: "push a screen of another navigation", isEmpty: false, error: .alreadyShown) {
        stack, _ in
        let (other, screen) = (NavigationStack(), ScreenSpy())
        try other.push(screen, animated: true)
        try stack.push(screen, animated: true)
      },
      Refusal(testDescription: "dismiss a screen that is not presented", isEmpty: false, error: .notPresented) {
        stack, shown in
        try stack.dismiss(shown, animated: true) { Issue.record("There is no dismissal to complete.") }
      },
    ]
  }

  @Test func `a screen without a navigation says so instead of losing the transition`() {
    #expect(throws: NavigationError.noNavigation) { try ScreenSpy().shownIn() }
  }

  @Test func `a changed screen tells its observer`() {
    let screen = ScreenSpy()
    let observer = registered(track(ScreenObserverSpy()))
    screen.context.observer = observer

    screen.changed()

    #expect(observer.take() == [.screenDidChange(ObjectIdentifier(screen))])
  }
}
