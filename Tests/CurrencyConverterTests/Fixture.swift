import Foundation

/// The tables that the tests are held against; copied in, so that the package stands alone.
enum Fixture {
  struct Missing: Error { let name: String }

  static func json<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: data(name))
  }

  /// The rows of a table without quoted fields, by column name.
  static func csv(_ name: String) throws -> [[String: String]] {
    let lines = try String(decoding: data(name), as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    guard let columns = lines.first else { throw Missing(name: name) }
    return lines.dropFirst().map { Dictionary(zip(columns, $0)) { first, _ in first } }
  }

  private static func data(_ name: String) throws -> Data {
    guard let url = Bundle.module.url(forResource: "Fixtures/" + name, withExtension: nil) else {
      throw Missing(name: name)
    }
    return try Data(contentsOf: url)
  }
}
