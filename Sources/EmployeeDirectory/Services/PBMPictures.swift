internal import FileStorage
public import Foundation

/// Pictures in a folder: the files `ID.pbm`, which are read and never changed.
///
/// - Owned by: the composition root and the Portrait modules.
public struct PBMPictures: PictureService {
  /// A plain picture of the largest size, with room for comments.
  package nonisolated static let maximumBytes = 64 << 10

  private let folder: URL

  public init(in folder: URL) {
    self.folder = folder
  }

  public func picture(_ id: PictureID) async throws(PictureError) -> Picture {
    try await Self.read(ReadOnlyFile(at: folder.appending(path: id.text + ".pbm")))
  }

  /// Waits for the disk, away from the main actor.
  @concurrent private nonisolated static func read(_ file: ReadOnlyFile) async throws(PictureError) -> Picture {
    guard !Task.isCancelled else { throw .cancelled }
    let bytes = try bytes(of: file)
    do throws(PBMError) {
      return try PBM.picture(from: bytes)
    } catch {
      throw error == .tooLarge ? .tooLarge : .malformed(error)
    }
  }

  private nonisolated static func bytes(of file: ReadOnlyFile) throws(PictureError) -> [UInt8] {
    let content: ReadOnlyFile.Content
    do throws(FileStorageError) {
      content = try file.read(atMost: maximumBytes)
    } catch {
      throw error == .missingFolder ? .missing : .notReadable
    }
    switch content {
    case .missing: throw .missing
    case .tooLarge: throw .tooLarge
    case .bytes(let data): return Array(data)
    }
  }
}
