public import Foundation

/// The tables that tests are held against; copied into their target, so that the package stands alone.
public struct Fixtures: Sendable {
  public struct Missing: Error { let name: String }

  private let folder: URL?

  /// - Parameter bundle: the resources of the test target, with a folder `Fixtures`.
  public init(in bundle: Bundle) {
    folder = bundle.url(forResource: "Fixtures", withExtension: nil)
  }

  public func json<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: data(name))
  }

  public func text(_ name: String) throws -> String {
    String(decoding: try data(name), as: UTF8.self)
  }

  /// The values of an object, each as the JSON that it was, by name; a text as what it says.
  public func bodies(_ name: String) throws -> [String: String] {
    let samples = try JSONSerialization.jsonObject(with: data(name)) as? [String: Any] ?? [:]
    return try samples.mapValues { sample in
      if let text = sample as? String { return text }
      return String(decoding: try JSONSerialization.data(withJSONObject: sample, options: .sortedKeys), as: UTF8.self)
    }
  }

  /// The rows of a table, by column name; a field in quotes may have commas in it, and no quotes.
  public func csv(_ name: String) throws -> [[String: String]] {
    let lines = try text(name).split(whereSeparator: \.isNewline)
      .map(Self.fields)
    guard let columns = lines.first else { throw Missing(name: name) }
    return lines.dropFirst().map { Dictionary(zip(columns, $0)) { first, _ in first } }
  }

  private static func fields(_ line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }

  private func data(_ name: String) throws -> Data {
    guard let folder else { throw Missing(name: name) }
    return try Data(contentsOf: folder.appending(path: name))
  }
}
