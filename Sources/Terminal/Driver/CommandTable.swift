/// The commands of one moment; finds the one that a line asks for.
@MainActor package struct CommandTable {
  private let commands: [Command]

  package init(_ commands: [Command]) {
    self.commands = commands
  }

  /// Runs the command that the line begins with; else the first that recognises the line as a whole.
  package func perform(_ line: String) throws(CommandRefusal) {
    let line = line.trimmed
    let word = line.prefix { !$0.isWhitespace }
    let rest = String(line.dropFirst(word.count)).trimmed

    if let command = commands.first(where: { $0.names.contains(word.lowercased()) }) {
      switch command.argument {
      case .none where !rest.isEmpty: throw CommandRefusal("“\(word)” stands alone: it takes no “\(rest)”.")
      case .required(let argument) where rest.isEmpty:
        throw CommandRefusal("“\(word)” needs more: \(word) \(argument).")
      default: try command.run(rest)
      }
    } else if let command = commands.first(where: { $0.recognises(line) }) {
      try command.run(line)
    } else {
      throw CommandRefusal("“\(word)” is no command here. Type help to see which there are.")
    }
  }

  /// One line a command: how it is typed, and what it does.
  package var help: [String] {
    let width = commands.map(\.usage.count).max() ?? 0
    return commands.map { command in
      command.usage + String(repeating: " ", count: width - command.usage.count + 2) + command.summary
    }
  }

  /// The names that more than one command answers to, so that the later one can never be reached.
  package var doubledNames: [String] {
    Dictionary(grouping: commands.flatMap(\.names)) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
  }
}

extension String {
  /// Without white space at either end.
  fileprivate var trimmed: String {
    let text = drop(while: \.isWhitespace)
    return String(text[..<(text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex)])
  }
}
