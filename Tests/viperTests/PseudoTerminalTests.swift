import Foundation
import TestSupport
import Testing

/// The converter as a person sees it who sits at a terminal.
@Suite struct `viper run converter, at a terminal` {
  @Test func `story: keys, a mistake, a late answer, and Ctrl-C`() throws {
    let terminal = try PseudoTerminal()
    let process = try Viper.start(["run", "converter"] + Self.today, environment: Self.environment, on: terminal)

    #expect(try terminal.read(until: "0.855871").contains("Type help to see what can be done, quit to end."))
    #expect(terminal.editsLines == false)

    try terminal.type("12x")
    _ = try terminal.read(until: "> 12x")
    try terminal.type("\u{7F}.5\r")
    _ = try terminal.read(until: "12.5 USD = 10.69 EUR")

    try terminal.type("swap\r")
    _ = try terminal.read(until: "12.5 EUR = 14.6 USD")

    try terminal.type("\u{3}")
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    #expect(terminal.editsLines, "the terminal is as it was")
  }

  @Test(arguments: [SIGINT, SIGTERM]) func `a signal ends it cleanly too, however early it comes`(_ signal: Int32)
    throws
  {
    for _ in 0..<Rounds.count(1, thorough: 20) {
      let terminal = try PseudoTerminal()
      let process = try Viper.start(["run", "converter"] + Self.today, environment: Self.environment, on: terminal)
      _ = try terminal.read(until: "0.855871")

      kill(process.processIdentifier, signal)
      process.waitUntilExit()

      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == 0)
      #expect(terminal.editsLines)
    }
  }

  @Test func `another width is drawn at once`() throws {
    let terminal = try PseudoTerminal(columns: 80)
    let process = try Viper.start(["run", "converter"] + Self.today, environment: Self.environment, on: terminal)
    _ = try terminal.read(until: "Source: ECB statistics, 13 April 2026")

    terminal.resize(columns: 20)
    kill(process.processIdentifier, SIGWINCH)
    let drawn = try terminal.read(until: "\r\n2026")

    #expect(!drawn.contains("ECB statistics"))
    try terminal.type("\u{4}")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: [
    (["TERM": "xterm", "NO_COLOR": ""], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
    (["TERM": "dumb", "NO_COLOR": ""], false),
  ]) func `colour is for terminals that want it`(_ environment: [String: String], _ isColoured: Bool) throws {
    let terminal = try PseudoTerminal()
    let process = try Viper.start(["run", "converter"] + Self.today, environment: environment, on: terminal)

    let drawn = try terminal.read(until: "0.855871")

    #expect(drawn.contains("\u{1B}[1m") == isColoured)
    #expect(drawn.contains("\u{1B}[H") == (environment["TERM"] != "dumb"), "a dumb terminal moves no cursor")
    try terminal.type("quit\n")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private static let today = ["--today", "2026-04-14"]
  private static let environment = ["TERM": "xterm", "NO_COLOR": "1"]
}
