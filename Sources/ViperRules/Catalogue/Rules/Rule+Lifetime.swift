/// How long what lives, and what comes back into it.
extension Rule {
  public static let v05 = Rule(
    id: "V05",
    title: "A module lives exactly as long as its view",
    statement: "A module lives exactly as long as its view: no part outlives it, and none dies before it.",
    reason: """
      What outlives its screen goes on asking, answering and saving for somebody who has left. What dies before it \
      leaves buttons that do nothing. To look once after assembly is not enough: pedrohperalta/Articles-iOS-VIPER leaks \
      only after a tap on Sort, and four modules of HughDancy/ToDoList-VIPER leak despite its 54 tests.
      """,
    sources: [.converter, .infinum],
    disputes: [
      RuleDispute(source: .coldLogical, position: "the wireframe owns all, so that the module lives as long as it does")
    ],
    enforcement: [.live],
    fix: """
      Hold nothing of the module across a wait: \
      `Task { [weak self, rates] in let answer = await rates.rate(for: pair); self?.receive(answer) }`. \
      With `guard let self` before the `await`, the wait holds it all the same.
      """,
    exception: """
      A part serves several screens, one after the other, and its owner lets go of it at last, as TaskPlanner's list \
      does with the wireframe of AddTask. Say so: \
      `AcceptedViolation.allowing("V05", "AddTaskWireframe", because: "the list opens it again")`.
      """,
    breaking: "hold `self` across the wait")

  public static let v06 = Rule(
    id: "V06",
    title: "What calls back into a module holds it weakly",
    statement: """
      Whatever calls back into a module, be it a cell, a section, a picker, a child module or a closure, holds it weakly.
      """,
    reason: """
      The module owns its cells and sections, and they own their closures. One that captures the presenter closes a \
      cycle that no property shows. In pedrohperalta/Articles-iOS-VIPER the router keeps a completion that captures the \
      presenter: one tap on Sort, and the module stays.
      """,
    sources: [.todo, .employees],
    disputes: [],
    enforcement: [.live, .source, .compiler],
    compilerSays: [.silentCapture],
    fix: "`ButtonModel(title: title) { [weak self] in self?.call() }`; a delegate is declared `weak`.",
    exception: """
      The closure runs once and is let go of at once; kept by nobody, it is no violation. One that is kept, and ends in \
      time: `AcceptedViolation.allowing("V06", "ReceiptCell.onTap", because: "…")`.
      """,
    breaking: "`[weak self]` → `[self]` in a section")

  public static let v07 = Rule(
    id: "V07",
    title: "A late answer finds nobody and does nothing",
    statement: """
      An answer that comes after its module has gone, or after a newer question, finds nobody and does nothing.
      """,
    reason: """
      Services answer late, out of order, and some do not listen to cancellation. The article behind CurrencyConverter \
      crashes when the answer finds its screen gone. An older answer that comes last would show the rate of a pair that \
      nobody looks at any more.
      """,
    sources: [.own],
    disputes: [],
    enforcement: [.held],
    fix: """
      Number the questions, and compare before an answer counts: \
      `guard let self, self.number == number else { return }`; `LatestQuestion` does so.
      """,
    exception: """
      Work that must be finished, such as a save, is finished by the service, which holds nothing of the module; what \
      comes of it still finds nobody. Where every answer counts, show it by a test that answers out of order.
      """,
    breaking: "drop the generation check")

  public static let v18 = Rule(
    id: "V18",
    title: "A module tells its result to a weak output",
    statement: """
      Data goes into a module by the parameters of its assembly; results come back by a module output, which the module \
      holds weakly.
      """,
    reason: """
      A parameter cannot be forgotten: without it the assembly does not compile. The module that opens another may be \
      closed first, or may hold what it opened; a strong output keeps it alive in the first case and leaks both in the \
      second.
      """,
    sources: [.book],
    disputes: [
      RuleDispute(source: .converter, position: "the view hands data on while a segue is prepared")
    ],
    enforcement: [.live, .source, .compiler],
    compilerSays: [.weak("output", in: "ReceiptPresenter", of: "ReceiptOutput")],
    fix: """
      In the presenter: `private weak let output: (any ReceiptOutput)?`; the assembly takes it as a parameter: \
      `assemble(id, services, output: list)`.
      """,
    exception: """
      The output is no module, outlives all of them and holds none. Say so: \
      `AcceptedViolation.allowing("V18", "ReceiptPresenter.output", because: "…")`.
      """,
    breaking: "drop `weak` on a module output")
}
