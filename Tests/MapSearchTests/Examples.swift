import MapSearch
import Testing
import Titles

// The boring values that a test takes when it does not care; numbers or a text that make none are an issue.

extension Coordinate {
  static let tokyo = at(35.6895, 139.6917)
  static let paris = at(48.8566, 2.3522)

  static func at(
    _ latitude: Double, _ longitude: Double, location: SourceLocation = #_sourceLocation
  ) -> Coordinate {
    guard let coordinate = try? Coordinate(latitude: latitude, longitude: longitude) else {
      Issue.record("\(latitude), \(longitude) is no coordinate", sourceLocation: location)
      return tokyo
    }
    return coordinate
  }
}

extension Title {
  static let tokyo = of("Tokyo")
  static let paris = of("Paris")
  static let atlantis = of("Atlantis")

  static func of(_ text: String, at location: SourceLocation = #_sourceLocation) -> Title {
    guard let title = try? Title(text) else {
      Issue.record("\(text) is no title", sourceLocation: location)
      return tokyo
    }
    return title
  }
}
