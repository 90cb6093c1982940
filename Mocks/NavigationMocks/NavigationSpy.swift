public import Navigation
public import SpySupport

/// Writes down the transitions that a router asks for; screens by identity, so that it owns none.
@MainActor public final class NavigationSpy: Navigating, Spy {
  public enum Message: Equatable, Sendable {
    case push(ObjectIdentifier, animated: Bool)
    case pop(animated: Bool)
    case popTo(ObjectIdentifier, animated: Bool)
    case popToRoot(animated: Bool)
    case present(ObjectIdentifier, animated: Bool)
    case dismiss(ObjectIdentifier, animated: Bool)
  }

  public let log: MessageLog<Message>

  /// The error that every transition ends with; `nil` lets it succeed.
  public var refusal: NavigationError?

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "navigation", transcript: transcript)
  }

  public func push(_ screen: any Screen, animated: Bool) throws(NavigationError) {
    try answer(.push(ObjectIdentifier(screen), animated: animated))
  }

  public func pop(animated: Bool) throws(NavigationError) {
    try answer(.pop(animated: animated))
  }

  public func pop(to screen: any Screen, animated: Bool) throws(NavigationError) {
    try answer(.popTo(ObjectIdentifier(screen), animated: animated))
  }

  public func popToRoot(animated: Bool) throws(NavigationError) {
    try answer(.popToRoot(animated: animated))
  }

  public func present(_ screen: any Screen, animated: Bool) throws(NavigationError) {
    try answer(.present(ObjectIdentifier(screen), animated: animated))
  }

  public func dismiss(_ screen: any Screen, animated: Bool, completion: () -> Void) throws(NavigationError) {
    try answer(.dismiss(ObjectIdentifier(screen), animated: animated))
    completion()
  }

  private func answer(_ message: Message) throws(NavigationError) {
    log.append(message)
    if let refusal { throw refusal }
  }
}
