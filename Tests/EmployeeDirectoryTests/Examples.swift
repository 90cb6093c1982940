import EmployeeDirectory
import Links
import Testing

// More of the boring values that a test takes when it does not care.

extension PortraitDisplay {
  /// What shows the bar of that width.
  static func bar(_ width: Int = 1) -> PortraitDisplay { .picture([String(repeating: "▀", count: width)]) }
}

extension Link {
  static func phone(_ text: String = "112", at location: SourceLocation = #_sourceLocation) throws -> Link {
    try #require(Link(phone: text), sourceLocation: location)
  }
  static func mail(_ text: String = "ada@example.com", at location: SourceLocation = #_sourceLocation) throws -> Link {
    try #require(Link(mail: text), sourceLocation: location)
  }
}
