import Foundation
import TestSupport
import Testing

/// The todo list as a process: what a user, a pipe and a script see.
@Suite struct `viper run todo` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: ["todo", "todo refusals", "todo help"]) func `a story through a pipe prints its golden transcript`(
    _ name: String
  ) async throws {
    let transcript = try Viper.transcript(name)

    let run = try await Viper.run(
      ["run", "todo", "--today", "2026-04-14"], environment: ["TZ": "UTC"], input: transcript.input)

    #expect(run == Viper.Run(output: transcript.text, error: "", status: 0))
  }

  @Test func `story: what was kept comes back`() async throws {
    let options = ["run", "todo", "--store", folder.place("todos.json").path]
    let first = try await Viper.run(options, input: "add Milk\nadd Bread\n1\ndone\n")
    #expect(first.output.hasPrefix("Todo list\nNothing to do.\n"))

    let run = try await Viper.run(options, input: "")

    #expect(run == Viper.Run(output: "Todo list\n  1  [x] Milk\n  2  [ ] Bread\n", error: "", status: 0))
  }

  @Test func `a damaged store is set aside and said`() async throws {
    let store = folder.place("todos.json")
    try Data("{}".utf8).write(to: store)

    let run = try await Viper.run(["run", "todo", "--store", store.path], input: "add Milk\n")

    #expect(run.output.contains("What was saved was damaged and has been set aside. The list starts afresh."))
    #expect(run.output.hasSuffix("> add Milk\nTodo list\n  1  [ ] Milk\n"))
    #expect(run.status == 0)
    #expect(try folder.names() == ["todos.json", "todos.json.damaged"])
  }

  @Test(arguments: [
    (#"{"format":"swift-viper todo list","version":2}"#, "a newer version of this program has written it"),
    (nil, "its folder is not there"),
  ]) func `what cannot be saved is said on the screen, and at the end with its reason`(
    _ text: String?, _ reason: String
  ) async throws {
    let store = folder.place(text == nil ? "missing/todos.json" : "todos.json")
    if let text { try Data(text.utf8).write(to: store) }

    let run = try await Viper.run(["run", "todo", "--store", store.path], input: "add Milk\n")

    #expect(
      run.error == "viper: “\(store.path)” could not be saved: \(reason).\nChoose another file with --store.\n")
    #expect(run.status == 1)
    #expect(try text.map { Data($0.utf8) } == (text == nil ? nil : Data(contentsOf: store)))
  }

  @Test func `a store that was only looked at is no failure, whatever it is`() async throws {
    let store = folder.place("todos.json")
    try Data(#"{"format":"swift-viper todo list","version":2}"#.utf8).write(to: store)

    let run = try await Viper.run(["run", "todo", "--store", store.path])

    #expect(
      run.output == "Todo list\nA newer version of this program has saved the todos. Use that one to see them.\n")
    #expect(run.status == 0)
  }

  @Test(arguments: [
    (["--today", "never"], "“never” is no day.\nWrite it like 2026-04-13.")
  ]) func `a wrong option is told what is right`(_ options: [String], _ text: String) async throws {
    #expect(try await Viper.run(["run", "todo"] + options) == .refused(text))
  }

  @Test func `an option of another system means nothing here`() async throws {
    let run = try await Viper.run(["run", "todo", "--rates", "https://example.org"])

    #expect(run.error.hasPrefix("viper: “--rates” is no option of todo.\nUsage: viper convert"))
    #expect(run.status == 2)
  }
}
