import Testing
import ViperRules

@Suite struct `Rule catalogue` {
  @Test func `has the twenty rules, in order`() {
    #expect(Rule.all.map(\.id) == (1...20).map { $0 < 10 ? "V0\($0)" : "V\($0)" })
  }

  @Test(arguments: PlannedRule.all) func `agrees with the plan on what looks at a rule`(_ planned: PlannedRule) throws {
    let rule = try #require(Rule.named(planned.id))

    #expect(rule.enforcement.filter { $0 != .compiler } == planned.enforcement)
    #expect(rule.enforcement.contains(.compiler) == !rule.compilerSays.isEmpty)
    #expect(rule.isEnforced == (planned.enforcement != [.source]))
  }

  @Test(arguments: PlannedRule.all) func `agrees with the plan on who says so and who does not`(
    _ planned: PlannedRule
  ) throws {
    let rule = try #require(Rule.named(planned.id))

    #expect(rule.sources.map(\.name) == planned.sources.map(\.name))
    #expect(rule.disputes.map(\.source.name) == planned.disputes.map(\.name))
  }

  @Test(arguments: Rule.all) func `says all of a rule, as sentences`(_ rule: Rule) {
    for text in [rule.statement, rule.reason, rule.fix, rule.exception] {
      #expect(text.count > 30)
      #expect(text.hasSuffix("."))
      #expect(!text.contains("\n"))
    }
    #expect(!rule.breaking.isEmpty)
    #expect(rule.disputes.allSatisfy { !$0.position.isEmpty && !$0.source.name.isEmpty })
  }

  @Test(arguments: Rule.all) func `heads a failure with a few words`(_ rule: Rule) {
    #expect((10...50).contains(rule.title.count))
    #expect(rule.title.first?.isUppercase == true)
    #expect(rule.title.last?.isLetter == true || rule.title.hasSuffix("/O"))
  }

  @Test(arguments: Rule.all) func `does not say for all what one source says`(_ rule: Rule) {
    #expect(!RuleText(rule).explanation.lowercased().contains("viper says"))
  }

  @Test(arguments: Rule.all.filter { $0.enforcement.contains { [.live, .types].contains($0) } })
  func `an audited rule shows how its exception is said`(_ rule: Rule) {
    #expect(rule.exception.contains("`AcceptedViolation.allowing(\"\(rule.id)\", \""))
    #expect(rule.exception.contains(", because: \""))
  }

  @Test func `no two rules share their texts`() {
    for text in [\Rule.title, \.statement, \.reason, \.fix, \.exception, \.breaking] {
      #expect(Set(Rule.all.map { $0[keyPath: text] }).count == Rule.all.count)
    }
  }

  @Test(arguments: [("V05", "V05"), ("v05", "V05"), ("v5", "V05"), ("V20", "V20"), ("v1", "V01")])
  func `finds a rule by its id, forgiving case and a missing zero`(_ text: String, _ id: String) {
    #expect(Rule.named(text)?.id == id)
  }

  @Test(arguments: ["", "V", "V0", "V00", "V21", "5", "05", "V005", "V 5", "V+5", "W05", "V05 ", "V٥"])
  func `finds nothing by any other text`(_ text: String) {
    #expect(Rule.named(text) == nil)
  }
}
