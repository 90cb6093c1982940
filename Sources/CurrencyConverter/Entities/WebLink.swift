/// A link that may be opened: `http` or `https`, with a host.
public struct WebLink: Hashable, Sendable {
  public let text: String

  /// - Throws: ``LinkError/notWeb`` for another scheme, ``LinkError/malformed`` for what is no link at all.
  public init(_ text: String) throws(LinkError) {
    guard let colon = text.firstIndex(of: ":") else { throw .malformed }
    guard ["http", "https"].contains(text[..<colon].lowercased()) else { throw .notWeb }

    let rest = text[text.index(after: colon)...]
    let host = rest.dropFirst(2).prefix { !"/?#".contains($0) }
    // RFC 3986 knows printable ASCII only; anything else would have to be percent-encoded.
    guard rest.hasPrefix("//"), !host.isEmpty, text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { throw .malformed }
    self.text = text
  }
}
