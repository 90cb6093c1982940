package import Foundation

/// Values as the bytes of a file, and back.
package enum JSONCoding {
  /// The same bytes for the same value: keys in order, and a line's end at the end.
  ///
  /// - Throws: ``FileStorageError/unencodable``.
  package static func data(of value: some Encodable) throws(FileStorageError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { throw .unencodable }
    return data + Data("\n".utf8)
  }

  /// - Returns: `nil` for bytes that are no JSON, or JSON of something else.
  /// - Throws: ``FileStorageError/newerVersion`` where the value itself says so by ``NewerVersion``.
  package static func value<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws(FileStorageError) -> Value? {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch is NewerVersion {
      throw .newerVersion
    } catch {
      return nil
    }
  }
}
