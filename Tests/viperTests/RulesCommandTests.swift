import Foundation
import Testing
import ViperRules

/// The catalogue as a user reads it.
@Suite struct `viper rules and viper explain` {
  @Test func `every rule has its line, with what looks at it`() async throws {
    let run = try await Viper.run(["rules"])

    #expect(
      run.output == """
        V01  A view owns its presenter, which knows it weakly  live, compiler
        V02  A presenter owns its interactor and its router    live, compiler
        V03  An interactor holds its output weakly             live, compiler
        V04  A router holds its screen weakly                  live, compiler
        V05  A module lives exactly as long as its view        live
        V06  What calls back into a module holds it weakly     live, compiler
        V07  A late answer finds nobody and does nothing       held
        V08  Components know each other only by protocol       types, compiler
        V09  Only neighbours talk to each other                live, types, compiler
        V10  An entity never reaches the view                  types
        V11  Logic imports no user interface and does no I/O   not yet, compiler
        V12  An interactor is a facade over its services       types
        V13  A router navigates and does nothing else          not yet
        V14  A view is told, never asked                       not yet
        V15  One screen is one module                          not yet
        V16  Only the assembly connects the parts              not yet, compiler
        V17  An entity is a value that knows no module         types, compiler
        V18  A module tells its result to a weak output        live, compiler
        V19  Every protocol has a double that keeps the order  not yet
        V20  A cell takes a model or is a module               not yet

        live: running modules; types: declared types; held: late answers; compiler: it refuses a part;
        not yet: an audit of the sources follows.
        viper explain V01 says what a rule is for, who disputes it, and how to mend, except and break it.

        """)
    #expect(run.error == "")
    #expect(run.status == 0)
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

  @Test(arguments: Rule.all) func `a rule names only files that exist`(_ rule: Rule) {
    let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

    for path in RuleText(rule).explanation.matches(of: /`((?:Sources|Tests|Mocks|Scripts)\/[A-Za-z0-9_\/.]+)/) {
      #expect(FileManager.default.fileExists(atPath: repository.appending(path: String(path.1)).path), "\(path.1)")
    }
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
