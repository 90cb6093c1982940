public import Foundation

/// A folder of its own for each test, removed with everything in it when the suite's instance goes.
///
/// Keep it in a property of the suite: a local variable may be released, and the folder removed, after its last use.
public final class TemporaryFolder: Sendable {
  public let url: URL

  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "viper-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Where something of this name is, or would be.
  public func place(_ name: String) -> URL {
    url.appending(path: name)
  }

  /// Everything in the folder, hidden files included, sorted.
  public func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}
