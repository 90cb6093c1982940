import Testing
import ViperRules

/// The catalogue as a user reads it.
@Suite struct `viper rules and viper explain` {
  @Test func `every rule has its line, with what looks at it`() async throws {
    let run = try await Viper.run(["rules"])

    #expect(run == Viper.Run(output: "", error: "", status: 0))
  }

  @Test(arguments: ["V05", "v05", "v5"]) func `a rule is explained by its id`(_ id: String) async throws {
    let run = try await Viper.run(["explain", id])

    #expect(run == Viper.Run(output: RuleText(.v05).explanation + "\n", error: "", status: 0))
  }

  @Test func `all of them are explained, in the order in which they are asked for`() async throws {
    let rules = Array(Rule.all.reversed())

    let run = try await Viper.run(["explain"] + rules.map(\.id))

    #expect(run.output == rules.map { RuleText($0).explanation }.joined(separator: "\n\n\n") + "\n")
    #expect(run.status == 0)
  }

  @Test(arguments: [
    (["explain"], "explain takes a rule."), (["explain", "V21"], "“V21” is no rule."),
    (["explain", "V01", "leaks"], "“leaks” is no rule."),
  ]) func `a wrong call is told the rules that there are`(_ arguments: [String], _ problem: String) async throws {
    let known = "V01 V02 V03 V04 V05 V06 V07 V08 V09 V10 V11 V12 V13 V14 V15 V16 V17 V18 V19 V20"

    #expect(try await Viper.run(arguments) == .refused("\(problem)\nThere are: \(known)."))
  }

  @Test func `rules takes nothing`() async throws {
    #expect(
      try await Viper.run(["rules", "V01"])
        == .refused("“V01” is too much: rules takes nothing.\nTry viper explain V01."))
  }

  @Test func `the usage names both`() async throws {
    let usage = try await Viper.run(["help"]).output

    #expect(usage.contains("\n       viper rules\n"))
    #expect(usage.contains("\n       viper explain RULE ...\n"))
  }
}
