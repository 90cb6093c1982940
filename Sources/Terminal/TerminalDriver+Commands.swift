extension TerminalDriver {
  /// Carries out one line, or says why not.
  func carryOut(_ line: String) {
    write { writer throws(OutputError) in try writer.echo(line) }
    message = []
    do throws(CommandRefusal) {
      try CommandTable(commands).perform(line)
    } catch {
      message = [Line(error.sentence, .warning)]
    }
  }

  private var commands: [Command] {
    (frontEnd?.commands ?? []) + [
      Command("help", "?", summary: "Shows what can be done here.") { [self] in
        message = CommandTable(commands).help.map { Line("  " + $0) }
      },
      Command("quit", "exit", "q", summary: "Ends the program.") { [self] in isOver = true },
    ]
  }
}
