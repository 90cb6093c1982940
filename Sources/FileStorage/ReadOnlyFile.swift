package import Foundation

/// A file that belongs to the user: it is read, and never replaced or set aside, whatever it holds.
package struct ReadOnlyFile: Sendable {
  package enum Content: Equatable, Sendable {
    case missing
    case tooLarge
    case bytes(Data)
  }

  private let url: URL

  package init(at url: URL) {
    self.url = url
  }

  /// All that is in the file, on the thread of the caller.
  ///
  /// - Parameter limit: in bytes; of a file beyond it nothing is given.
  /// - Throws: `notAFile`, `notReadable`, `missingFolder`, `failed`.
  package func read(atMost limit: Int) throws(FileStorageError) -> Content {
    try FilePlace(url).read(atMost: limit)
  }
}
