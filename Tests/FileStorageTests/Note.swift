import FileStorage
import Foundation

/// What most of these tests keep.
struct Note: Codable, Equatable, Sendable {
  var text = "hello"
  var numbers: [String: Int] = [:]
}
