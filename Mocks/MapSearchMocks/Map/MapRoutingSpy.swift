public import MapSearch
public import SpySupport

/// Has nothing to write down: the map leads nowhere, so there is no message, and its log stays empty.
@MainActor public final class MapRoutingSpy: MapRouting, Spy {
  public enum Message: Equatable, Sendable {}

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "router", transcript: transcript)
  }
}
