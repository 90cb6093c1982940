/// Why a command was not run, as a sentence for the user; nothing has changed.
public struct CommandRefusal: Error, Equatable, Sendable {
  public let sentence: String

  public init(_ sentence: String) {
    self.sentence = sentence
  }
}
