import SpySupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree) struct `Held completions` {
  @Test func `are answered by number, in the order of the test`() throws {
    let held = HeldCompletions<String>()
    var answers: [String] = []
    for number in 1...2 { held.ask { answers.append("\(number) \($0)") } }

    try held.answer(2, with: "late")
    try held.answer(1, with: "later")

    #expect(answers == ["2 late", "1 later"])
  }

  @Test func `are answered once, and only where somebody asked`() throws {
    let held = HeldCompletions<String>()
    #expect(throws: NoSuchQuestion(number: 1, asked: 0)) { try held.answer(1, with: "") }
    held.ask { _ in }

    try held.answer(1, with: "")

    #expect(throws: NoSuchQuestion(number: 1, asked: 1)) { try held.answer(1, with: "") }
  }

  @Test func `keep what they capture until they are answered`() throws {
    let held = HeldCompletions<String>()
    var captured: HeldCompletions<Int>? = track(HeldCompletions<Int>())
    weak let watched = captured
    held.ask { [captured] _ in _ = captured }
    captured = nil
    #expect(watched != nil)

    try held.answer(1, with: "")

    #expect(watched == nil)
  }
}
