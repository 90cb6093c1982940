public import Links

extension Link {
  /// A link that begins a mail (RFC 6068); `nil` for what is not exactly one address.
  ///
  /// - Parameter subject: in one line, since a line's end could begin another header; an empty one is left out.
  public init?(mail text: String, subject: String = "") {
    guard let address = MailAddress(text) else { return nil }
    let line = String(subject.map { $0.isNewline ? " " : $0 })
    self.init(
      checked: "mailto:" + address.local.percentEncoded(keeping: "!$'*+") + "@" + address.domain.percentEncoded()
        + (line.isEmpty ? "" : "?subject=" + line.percentEncoded()))
  }
}

extension String {
  /// The UTF-8 of the text, each byte as `%XX` unless it is unreserved (RFC 3986, section 2.3) or kept.
  fileprivate func percentEncoded(keeping kept: String = "") -> String {
    var encoded = ""
    for byte in utf8 {
      if byte.isUnreserved || kept.utf8.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }
}

extension UInt8 {
  fileprivate var isUnreserved: Bool { isASCIILetter || isASCIIDigit || "-._~".utf8.contains(self) }
}
