public import Links
public import SpySupport

/// Writes down which links were opened, and opens none.
@MainActor public final class LinkOpeningSpy: LinkOpening, Spy {
  public enum Message: Equatable, Sendable {
    case open(String)
  }

  public let log: MessageLog<Message>

  /// The error that the request ends with; `nil` lets it succeed.
  public var refusal: LinkError?

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "links", transcript: transcript)
  }

  public func open(_ link: Link) throws(LinkError) {
    log.append(.open(link.text))
    if let refusal { throw refusal }
  }
}
