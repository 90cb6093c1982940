import Testing

@testable import ViperRules

/// Whole reports, word for word.
@Suite struct `An audit in text` {
  @Test func `of a sound module says who holds whom, what is kept and what nobody looks at`() {
    #expect(
      AuditReport.example(.sound(states: ["loaded", "closed"])).text(.text) == """
        ── Greetings · Greeting ────────────────────────────────────────────────────────────────────────────
          2 states: loaded, closed
          GreetingScreen    ══▶ GreetingPresenter (presenter)
          GreetingPresenter ┈┈▶ GreetingScreen (view)
          kept: V01 V08
          not judged, read from sources, which nothing does yet: V11

        Module                States  Objects  Rules broken
        Greetings · Greeting       2        4  none

        1 module in 2 states, 4 objects: no rule is broken.

        """)
  }

  @Test func `of a broken module says where, what to do, when it is right, and in which states`() {
    #expect(
      AuditReport.example(.broken(states: ["loaded", "closed"])).text(.text) == """
        ── Greetings · Greeting ────────────────────────────────────────────────────────────────────────────
          2 states: loaded, closed
          GreetingScreen    ══▶ GreetingPresenter (presenter)
          GreetingPresenter ══▶ GreetingScreen (kept)
          broken: V01
          kept: V08
          not judged, read from sources, which nothing does yet: V11

        V01 The view owns its presenter.
          GreetingPresenter.kept ══▶ GreetingScreen
        In: loaded, closed
        To fix: declare `weak` on GreetingPresenter.kept.
        If it is right here, say why: .allowing("V01", "GreetingPresenter.kept", because: "…")
        More: viper explain V01

        Module                States  Objects  Rules broken
        Greetings · Greeting       2        4  V01

        1 module in 2 states, 4 objects: 1 violation.

        """)
  }

  @Test func `a long line is broken between its items, as far in as they begin`() {
    let items = (1...12).map { "item number \($0)" }

    let lines = Wrapping.lines(items, after: "head: ")

    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.count <= Wrapping.width })
    #expect(lines[1].hasPrefix("      item number"))
    #expect(
      lines.map { String($0.dropFirst(6)) }.joined(separator: " ") == items.joined(separator: ", "))
  }
}
