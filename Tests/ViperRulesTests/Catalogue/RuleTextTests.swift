import Testing
import ViperRules

@Suite struct `Rule text` {
  @Test func `a failure is headed by the rule, and points to more`() {
    #expect(RuleText(.v01).headline == "V01 A presenter holds its view weakly.")
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
    #expect(RuleText(.v01).explanation == "")
  }

  @Test func `explains a rule that nothing looks at, and says so`() {
    #expect(RuleText(.v11).explanation == "")
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
