/// A double that does nothing but write down what it is told, in order.
///
/// Payloads are values; an object is logged by identity or by a projection and never held,
/// since a spy that keeps a screen owns it, and a leak check then blames the wrong one.
@MainActor public protocol Spy: AnyObject {
  associatedtype Message: Equatable & Sendable

  var log: MessageLog<Message> { get }
}

extension Spy {
  /// What was told and not taken yet, oldest first.
  public var messages: [Message] { log.messages }

  /// Hands the messages over and clears them: the "take" of an act/take pair.
  public func take() -> [Message] { log.take() }
}
