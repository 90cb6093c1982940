/// Something that a user can ask of a screen by a line of text.
@MainActor public struct Command {
  /// What may follow the name.
  public enum Argument: Equatable, Sendable {
    case none
    case optional(String)
    case required(String)
  }

  /// All of them lower case, the main one first; none for a command that is recognised by its whole line.
  let names: [String]

  let argument: Argument
  let summary: String
  let recognises: (String) -> Bool
  let run: (String) throws(CommandRefusal) -> Void

  /// A command without an argument.
  public init(_ names: String..., summary: String, run: @escaping () throws(CommandRefusal) -> Void) {
    self.init(names, .none, summary) { _ throws(CommandRefusal) in try run() }
  }

  /// A command that is told something; an argument that is left out is empty.
  public init(
    _ names: String..., taking argument: Argument, summary: String,
    run: @escaping (String) throws(CommandRefusal) -> Void
  ) {
    self.init(names, argument, summary, run: run)
  }

  /// A command without a name: the line itself is the argument.
  ///
  /// - Parameter line: what stands for the line in the help.
  public init(
    line: String, summary: String, recognises: @escaping (String) -> Bool,
    run: @escaping (String) throws(CommandRefusal) -> Void
  ) {
    self.init([], .required(line), summary, recognises: recognises, run: run)
  }

  private init(
    _ names: [String], _ argument: Argument, _ summary: String, recognises: @escaping (String) -> Bool = { _ in false },
    run: @escaping (String) throws(CommandRefusal) -> Void
  ) {
    self.names = names
    self.argument = argument
    self.summary = summary
    self.recognises = recognises
    self.run = run
  }

  /// How the command is typed: `find [TEXT]`.
  var usage: String {
    let name = names.joined(separator: ", ")
    return switch argument {
    case .none: name
    case .optional(let argument): "\(name) [\(argument)]"
    case .required(let argument): name.isEmpty ? argument : "\(name) \(argument)"
    }
  }
}
