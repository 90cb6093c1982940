/// Names a picture: 1 to 64 ASCII letters, digits, hyphens and underscores, so that it can be the name of a file.
public struct PictureID: Hashable, Sendable {
  public let text: String

  /// - Returns: `nil` for anything else; a name with a dot or a slash could lead out of the folder of the pictures.
  public init?(_ text: String) {
    guard 1...64 ~= text.utf8.count, text.utf8.allSatisfy(\.isNamePart) else { return nil }
    self.text = text
  }
}

extension UInt8 {
  fileprivate var isNamePart: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}
