/// The ordered log of everything that a spy was told.
///
/// One `==` on it states order, count, arguments and absence at once.
@MainActor public final class MessageLog<Message: Equatable & Sendable> {
  /// What was told and not taken yet, oldest first.
  public private(set) var messages: [Message] = []

  private let arrivals = Arrivals()
  private let receiver: String
  private let transcript: Transcript?

  /// - Parameters:
  ///   - receiver: the name under which messages stand in the transcript.
  ///   - transcript: where spies write together when the order across them matters.
  public init(receiver: String, transcript: Transcript?) {
    self.receiver = receiver
    self.transcript = transcript
  }

  public func append(_ message: Message) {
    messages.append(message)
    transcript?.append(receiver: receiver, message: "\(message)")
    arrivals.add()
  }

  /// Waits until so many messages have been told since the log was made, whether they were taken or not.
  public func arrival(of number: Int) async {
    try? await arrivals.wait(for: number)
  }

  /// Hands the messages over and starts afresh.
  public func take() -> [Message] {
    defer { messages = [] }
    return messages
  }

  /// The messages that nobody has taken, as a failure names them.
  public var unread: [String] {
    messages.map { "\(receiver).\($0)" }
  }
}
