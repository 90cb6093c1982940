/// How a file says whose it is: the fields `format` and `version`, beside whatever else it has.
///
/// A newer version is sound, but not ours to read; anything else is not ours at all.
public struct FileFormat: Codable, Equatable, Sendable {
  package let format: String
  package let version: Int

  /// - Parameter version: a change of the other fields takes a new one.
  public init(_ name: String, version: Int) {
    format = name
    self.version = version
  }

  /// - Throws: ``NewerVersion``; an error of decoding for the file of somebody else.
  public func check(_ decoder: any Decoder) throws {
    let found = try FileFormat(from: decoder)
    if found.format == format, found.version > version { throw NewerVersion() }
    guard found == self else { throw NotThisFormat() }
  }

  private struct NotThisFormat: Error {}
}
