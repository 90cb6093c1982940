import Foundation
import Testing
import Titles
import TodoListMocks

// More of the boring values that a test takes when it does not care.

extension Date {
  static let now = Date.example
}

extension Title {
  static func of(_ text: String, at location: SourceLocation = #_sourceLocation) throws -> Title {
    try #require(try? Title(text), sourceLocation: location)
  }
}
