import Foundation
import TestSupport
import Testing

/// The task planner as a person sees it who sits at a terminal.
@Suite struct `viper run tasks, at a terminal` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a store that is damaged meanwhile is said when a task is saved, and again at the end`() throws {
    let store = folder.place("tasks.json")
    let terminal = try PseudoTerminal()
    let process = try Viper.start(
      ["run", "tasks", "--store", store.path], environment: ["TERM": "dumb", "NO_COLOR": "1"], on: terminal)
    _ = try terminal.read(until: "Nothing to do.")
    try Data("foreign".utf8).write(to: store)

    try terminal.type("add\ntitle Mow\nsave\n")
    _ = try terminal.read(until: "Save once more")
    try terminal.type("quit\n")

    _ = try terminal.read(until: "could not be saved: it was damaged, and has been set aside.")
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(try folder.names() == ["tasks.json.damaged"])
  }

  @Test func `what was damaged can be begun anew`() throws {
    let store = folder.place("tasks.json")
    let terminal = try PseudoTerminal()
    let process = try Viper.start(
      ["run", "tasks", "--store", store.path], environment: ["TERM": "dumb", "NO_COLOR": "1"], on: terminal)
    _ = try terminal.read(until: "Nothing to do.")
    try Data("foreign".utf8).write(to: store)
    try terminal.type("add\ntitle Mow\nsave\n")
    _ = try terminal.read(until: "Save once more")

    try terminal.type("save\n")
    _ = try terminal.read(until: "No date")
    try terminal.type("quit\n")

    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try folder.names() == ["tasks.json", "tasks.json.damaged"])
  }
}
