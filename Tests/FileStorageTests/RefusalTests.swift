import FileStorage
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct `A file that cannot be used` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `in a folder that is not there nothing is saved`() throws {
    let file = JSONFile<Note>(at: folder.place("missing/state.json"))

    #expect(throws: FileStorageError.missingFolder) { try file.save(Note()) }

    #expect(try folder.names() == [])
  }

  @Test func `below a file nothing is saved or loaded`() throws {
    try Data().write(to: folder.place("file"))
    let file = JSONFile<Note>(at: folder.place("file/state.json"))

    #expect(throws: FileStorageError.missingFolder) { try file.save(Note()) }
    #expect(throws: FileStorageError.missingFolder) { try file.load() }
  }

  @Test(arguments: NoFileRow.all) func `what is no regular file is not read, not written and not replaced`(
    _ row: NoFileRow
  ) throws {
    let place = row.make(folder)
    let names = try folder.names()
    let file = JSONFile<Note>(at: place)

    #expect(throws: FileStorageError.notAFile) { try file.load() }
    #expect(throws: FileStorageError.notAFile) { try file.save(Note()) }

    #expect(try folder.names() == names)
  }

  @Test func `a value that JSON cannot say is refused, and the old file stays`() throws {
    let file = JSONFile<Double>(at: folder.place("state.json"))
    try file.save(1)

    #expect(throws: FileStorageError.unencodable) { try file.save(.infinity) }

    #expect(try file.load() == 1)
  }

  @Test func `a value too large to be loaded again is refused, and the old file stays`() throws {
    let file = JSONFile<String>(at: folder.place("state.json"), maximumBytes: 100)
    // Two quotation marks and the line's end are bytes too.
    let largest = String(repeating: "x", count: 97)
    try file.save(largest)

    #expect(throws: FileStorageError.full) { try file.save(largest + "x") }

    #expect(try file.load() == largest)
  }

  @Test func `what has no name for it keeps the system's code`() throws {
    symlink("loop", folder.place("loop").path)
    let loop = JSONFile<Note>(at: folder.place("loop"))
    let long = JSONFile<Note>(at: folder.place(String(repeating: "n", count: 256)))

    #expect(throws: FileStorageError.failed(code: ELOOP)) { try loop.load() }
    #expect(throws: FileStorageError.failed(code: ELOOP)) { try loop.save(Note()) }
    #expect(throws: FileStorageError.failed(code: ENAMETOOLONG)) { try long.load() }
    #expect(throws: FileStorageError.failed(code: ENAMETOOLONG)) { try long.save(Note()) }
  }

  @Test func `a folder in the place of the temporary file stops a save, and the old file stays`() throws {
    let file = JSONFile<Note>(at: folder.place("state.json"))
    try file.save(Note(text: "old"))
    try FileManager.default.createDirectory(at: folder.place(".state.json.new"), withIntermediateDirectories: false)

    #expect(throws: FileStorageError.failed(code: EEXIST)) { try file.save(Note(text: "new")) }

    #expect(try file.load() == Note(text: "old"))
    #expect(try folder.names() == [".state.json.new", "state.json"])
  }
}

/// Nothing here lies outside of the folder: code that is wrong, run by root, would replace a device of the machine.
struct NoFileRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable (TemporaryFolder) -> URL

  static let all = [
    NoFileRow(testDescription: "a folder") { $0.url },
    NoFileRow(testDescription: "a folder by its dots") { URL(filePath: $0.url.path + "/.") },
    NoFileRow(testDescription: "the folder above by its dots") { folder in
      try? FileManager.default.createDirectory(at: folder.place("inner"), withIntermediateDirectories: false)
      return URL(filePath: folder.url.path + "/inner/..")
    },
    NoFileRow(testDescription: "a link to a folder") { folder in
      symlink(".", folder.place("link").path)
      return folder.place("link")
    },
    NoFileRow(testDescription: "a pipe that nobody fills") { folder in
      mkfifo(folder.place("pipe").path, 0o600)
      return folder.place("pipe")
    },
    NoFileRow(testDescription: "a link to a pipe") { folder in
      mkfifo(folder.place("pipe").path, 0o600)
      symlink("pipe", folder.place("link").path)
      return folder.place("link")
    },
    NoFileRow(testDescription: "a socket") { folder in
      let path = folder.place("s").path
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
      #if canImport(Darwin)
        let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
      #else
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      #endif
      defer { close(descriptor) }
      _ = withUnsafePointer(to: address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      return folder.place("s")
    },
    NoFileRow(testDescription: "a link of the web") { folder in
      URL(string: "https://example.com" + folder.place("state.json").path) ?? folder.url
    },
  ]
}
