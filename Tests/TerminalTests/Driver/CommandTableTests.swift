import Terminal
import Testing

@MainActor @Suite struct `Command table` {
  @Test(arguments: [
    ("swap", "swap()"), ("s", "swap()"), ("  SWAP  ", "swap()"), ("find euro zone", "find(euro zone)"),
    ("find", "find()"),
    ("name  Ada ", "name(Ada)"), ("12.5", "number(12.5)"), ("12 swap", "number(12 swap)"),
  ]) func `a line runs the command it begins with`(_ line: String, _ run: String) throws {
    let script = Script()

    try CommandTable(script.commands).perform(line)

    #expect(script.runs == [run])
  }

  @Test(arguments: [
    ("fly", "“fly” is no command here. Type help to see which there are."),
    ("swapp", "“swapp” is no command here. Type help to see which there are."),
    ("swap now", "“swap” stands alone: it takes no “now”."),
    ("name", "“name” needs more: name NAME."),
    ("n   ", "“n” needs more: n NAME."),
    ("refuse", "Not today."),
  ]) func `what cannot be done is said, and does nothing`(_ line: String, _ reason: String) {
    let script = Script()

    #expect(throws: CommandRefusal(reason)) { try CommandTable(script.commands).perform(line) }
    #expect(script.runs == [])
  }

  @Test func `help shows every command in its order`() {
    #expect(
      CommandTable(Script().commands).help == [
        "swap, s       Exchanges both.",
        "find [TEXT]   Searches.",
        "name, n NAME  Gives a name.",
        "refuse        Does nothing.",
        "NUMBER        Takes a number.",
      ])
  }

  @Test func `no two commands share a name`() {
    let doubled = Script().commands + Script().commands

    #expect(CommandTable(doubled).doubledNames == ["find", "n", "name", "refuse", "s", "swap"])
    #expect(CommandTable(Script().commands).doubledNames == [])
  }
}

/// Commands that write down what they were given.
@MainActor private final class Script {
  private(set) var runs: [String] = []

  var commands: [Command] {
    [
      Command("swap", "s", summary: "Exchanges both.") { self.runs.append("swap()") },
      Command("find", taking: .optional("TEXT"), summary: "Searches.") { self.runs.append("find(\($0))") },
      Command("name", "n", taking: .required("NAME"), summary: "Gives a name.") { self.runs.append("name(\($0))") },
      Command("refuse", summary: "Does nothing.") { () throws(CommandRefusal) in throw CommandRefusal("Not today.") },
      Command(line: "NUMBER", summary: "Takes a number.") {
        $0.first?.isNumber == true
      } run: {
        self.runs.append("number(\($0))")
      },
    ]
  }
}
