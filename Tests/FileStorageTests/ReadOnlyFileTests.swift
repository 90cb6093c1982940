import FileStorage
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct `A file that is only read` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: ["", "hello", "{"]) func `gives what is in it, and stays as it is`(_ text: String) throws {
    try Data(text.utf8).write(to: folder.place("file"))

    #expect(try ReadOnlyFile(at: folder.place("file")).read(atMost: 5) == .bytes(Data(text.utf8)))

    #expect(try folder.names() == ["file"])
    #expect(try Data(contentsOf: folder.place("file")) == Data(text.utf8))
  }

  @Test func `gives nothing of a file beyond the limit`() throws {
    try Data("hello".utf8).write(to: folder.place("file"))

    #expect(try ReadOnlyFile(at: folder.place("file")).read(atMost: 4) == .tooLarge)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func `the limit holds for a file that says that it is empty`() throws {
    #expect(try ReadOnlyFile(at: URL(filePath: "/proc/self/status")).read(atMost: 4) == .tooLarge)
  }

  @Test func `says that there is no file`() throws {
    #expect(try ReadOnlyFile(at: folder.place("file")).read(atMost: 5) == .missing)
    #expect(try ReadOnlyFile(at: folder.place("not/there")).read(atMost: 5) == .missing)
    #expect(try folder.names() == [])
  }

  @Test func `a folder is no file`() {
    #expect(throws: FileStorageError.notAFile) { try ReadOnlyFile(at: folder.url).read(atMost: 5) }
  }
}
