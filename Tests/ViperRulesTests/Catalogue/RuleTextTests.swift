import Testing
import ViperRules

@Suite struct `Rule text` {
  @Test func `a failure is headed by the rule, and points to more`() {
    #expect(RuleText(.v01).headline == "V01 A view owns its presenter, which knows it weakly.")
    #expect(RuleText(.v01).pointer == "More: viper explain V01")
  }

  @Test func `a check without traits says all three`() {
    #expect(
      RuleText(.v05).failure("everything dies with the screen") == """
        V05 A module lives exactly as long as its view.
          everything dies with the screen
        More: viper explain V05
        """)
  }

  @Test func `explains a rule`() {
    #expect(
      RuleText(.v01).explanation == """
        V01 A view owns its presenter, which knows it weakly.

        Rule
          The view owns its presenter; the presenter holds its view weakly.

        Why
          View and presenter need each other, and two strong references are a cycle that nobody frees:
          the closed screen stays, and all that it holds. Of 13 public VIPER examples that were judged
          for this project 6 leak, and none of the six has a test that could see it. In the well-known
          mutualmobile/VIPER-SWIFT `weak` does not occur: 12 of its 14 objects stay.

        Sources
          the article behind CurrencyConverter
          the article behind TodoList
          the slides behind TaskPlanner
          the article behind MapSearch
          The Book of VIPER
          VIPER-TODO#2

        Disputed
          infinum's README: `unowned`, which makes no cycle either, but an answer that finds the view
            gone ends the program
          ColdLogical's README: the wireframe owns the view, the presenter and the interactor

        Enforced by
          live: `viper audit` and the tests look at running modules, after use as after assembly
          source: not yet; an audit of the sources follows
          compiler: it refuses a part, as shown below

        The compiler says
            protocol ReceiptView {}
            final class ReceiptPresenter {
              weak var view: (any ReceiptView)?
            }
          `swiftc`: 'weak' must not be applied to non-class-bound 'any ReceiptView'; consider adding a
          protocol conformance that has a class bound

        To fix
          In the presenter: `private weak let view: (any ReceiptView)?`; in the contract:
          `protocol ReceiptView: AnyObject`.

        When it is right to break it
          The view does not own this presenter, and never will. Say so:
          `AcceptedViolation.allowing("V01", "ReceiptPresenter.view", because: "…")`.

        Break it yourself
          Scripts/break V01: drop `weak` on a presenter's view.
        """)
  }

  @Test func `explains a rule that nothing checks as a whole, and says so`() {
    #expect(
      RuleText(.v11).explanation == """
        V11 Logic imports no user interface and does no I/O.

        Rule
          Entities, presenters, interactors and routers import no user interface and do no input or
          output; of Foundation they use value types only.

        Why
          What reads no clock, no locale, no file and no network gives the same answer on every machine.
          So a whole module, its screen included, lives and dies in a plain test, without a simulator.

        Sources
          the article behind CurrencyConverter (no UIKit)
          this project (the rest)

        Enforced by
          source: not yet; an audit of the sources follows
          compiler: it refuses a part, as shown below
          Until then nothing checks this rule as a whole.
          `Scripts/rules` compares imports with a table, and finds where a clock, a locale or chance is
            read.

        The compiler says
            import FileStorage  // in Sources/Receipt, which Package.swift does not let depend on it
          `swift build --explicit-target-dependency-import-check error`: Target Receipt imports another
          target (FileStorage) in the package without declaring it a dependency.

        To fix
          Move it into a service, and hand that in behind a protocol: `init(today: any Today)`.

        When it is right to break it
          `Date`, `URL` and their like may be part of a value. For more, say why in a comment at the
          import.

        Break it yourself
          `import FoundationNetworking` in a presenter: no check names the rule yet.
        """)
  }

  @Test(arguments: Rule.all) func `is no wider than a terminal, but for code`(_ rule: Rule) {
    let lines = RuleText(rule).explanation.split(separator: "\n")

    #expect(lines.filter { $0.count > 96 && !$0.hasPrefix("    ") } == [])
    #expect(lines.filter { $0.last == " " } == [])
  }

  @Test(arguments: Rule.all) func `has every section that the rule fills`(_ rule: Rule) {
    let sections = RuleText(rule).explanation.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map(String.init)

    #expect(
      sections == [RuleText(rule).headline, "Rule", "Why", "Sources"] + (rule.disputes.isEmpty ? [] : ["Disputed"])
        + ["Enforced by"] + (rule.compilerSays.isEmpty ? [] : ["The compiler says"])
        + ["To fix", "When it is right to break it", "Break it yourself"])
  }
}
