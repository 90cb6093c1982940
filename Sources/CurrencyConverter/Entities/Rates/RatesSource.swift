/// Who publishes the rates, and where that can be read.
public struct RatesSource: Hashable, Sendable {
  public let name: String

  /// The text of a link, unchecked.
  public let link: String

  public init(name: String, link: String) {
    self.name = name
    self.link = link
  }
}
