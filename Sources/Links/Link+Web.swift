extension Link {
  /// A link to the web: `http` or `https`, with a host.
  ///
  /// - Throws: ``LinkError/notWeb`` for another scheme, ``LinkError/malformed`` for what is no link at all.
  public init(web text: String) throws(LinkError) {
    guard let colon = text.firstIndex(of: ":") else { throw .malformed }
    guard ["http", "https"].contains(text[..<colon].lowercased()) else { throw .notWeb }
    // RFC 3986 knows printable ASCII only; anything else would have to be percent-encoded.
    guard text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { throw .malformed }

    let authority = /\/\/(?:[^\/?#@]*@)?(?:[A-Za-z0-9._\-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]*)?(?:[\/?#].*)?/
    guard text[text.index(after: colon)...].wholeMatch(of: authority) != nil else { throw .malformed }
    self.init(checked: text)
  }
}
