import Foundation
import Testing

/// The systems of this project, audited as a user would.
@Suite(.timeLimit(.minutes(1))) struct `viper audit` {
  @Test func `of all modules finds nothing broken`() async throws {
    let run = try await Viper.run(["audit"])

    #expect(run.error == "")
    #expect(run.output.hasSuffix(": no rule is broken.\n"))
    #expect(run.output.contains("── CurrencyConverter · Converter ──"))
    #expect(run.output.contains("── MapSearch · Map ──"))
    #expect(run.status == 0)
  }

  @Test func `of one module tells of no other`() async throws {
    let run = try await Viper.run(["audit", "About"])

    #expect(run.output.hasPrefix("── CurrencyConverter · About ──"))
    #expect(run.output.contains("\n1 module in "))
    #expect(run.status == 0)
  }

  @Test(arguments: [
    ("text", "── "), ("mermaid", "%% CurrencyConverter · About\nflowchart LR\n"), ("json", "{\n  \"schema\": 1,\n"),
    ("html", "<!DOCTYPE html>\n<html lang=\"en\""),
  ]) func `speaks every format`(_ format: String, _ start: String) async throws {
    let run = try await Viper.run(["audit", "--format", format, "About"])

    #expect(run.output.hasPrefix(start))
    #expect(run.output.hasSuffix("\n") && !run.output.hasSuffix("\n\n"))
    #expect(run.status == 0)
  }

  @Test func `in JSON is JSON`() async throws {
    let run = try await Viper.run(["audit", "--format=json", "Map", "Portrait"])

    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(report?["isClean"] as? Bool == true)
  }

  @Test func `says the same twice`() async throws {
    #expect(try await Viper.run(["audit", "TaskList"]) == Viper.run(["audit", "TaskList"]))
  }

  @Test(arguments: [
    (["--format", "pdf"], "“pdf” is no format.\nThere are: text, mermaid, json, html."),
    (
      ["Basket"],
      "“Basket” is no module.\nThere are: Converter, About, TodoList, TodoDetail, EmployeeList, Portrait, TaskList, "
        + "AddTask, Map."
    ),
  ]) func `a wrong call is told what there is`(_ arguments: [String], _ text: String) async throws {
    #expect(try await Viper.run(["audit"] + arguments) == .refused(text))
  }
}
