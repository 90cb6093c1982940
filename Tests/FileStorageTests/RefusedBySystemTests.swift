import FileStorage
import Foundation
import TestSupport
import Testing

/// In processes of their own, which may do less than the one of the tests: root is refused nothing.
@Suite(.timeLimit(.minutes(1))) struct `A file that the system refuses` {
  private let folder: TemporaryFolder
  private let file: JSONFile<Note>

  init() throws {
    folder = try TemporaryFolder()
    file = JSONFile(at: folder.place("state.json"))
    try file.save(Note(text: "old"))
    chmod(folder.url.path, 0o755)
    chmod(folder.place("state.json").path, 0o644)
  }

  @Test func `in a folder that may not be changed is loaded, but not saved`() async throws {
    chmod(folder.url.path, 0o555)
    defer { chmod(folder.url.path, 0o755) }

    await #expect(processExitsWith: .success) { [place = folder.place("state.json") as URL] in
      try LimitedProcess.becomeNobody()
      let file = JSONFile<Note>(at: place)
      #expect(throws: FileStorageError.readOnly) { try file.save(Note(text: "new")) }
      #expect(try file.load() == Note(text: "old"))
    }

    #expect(try folder.names() == ["state.json"])
  }

  @Test func `in a folder that may not be changed a damaged one stays`() async throws {
    try Data("foreign".utf8).write(to: folder.place("state.json"))
    chmod(folder.url.path, 0o555)
    defer { chmod(folder.url.path, 0o755) }

    await #expect(processExitsWith: .success) { [place = folder.place("state.json") as URL] in
      try LimitedProcess.becomeNobody()
      #expect(throws: FileStorageError.damaged(setAside: nil)) { try JSONFile<Note>(at: place).load() }
    }

    #expect(try folder.names() == ["state.json"])
  }

  @Test func `that may not be read is not loaded, and stays`() async throws {
    chmod(folder.place("state.json").path, 0)

    await #expect(processExitsWith: .success) { [place = folder.place("state.json") as URL] in
      try LimitedProcess.becomeNobody()
      #expect(throws: FileStorageError.notReadable) { try JSONFile<Note>(at: place).load() }
    }

    #expect(try folder.names() == ["state.json"])
  }

  @Test func `for want of room is as it was, and nothing is left beside it`() async throws {
    await #expect(processExitsWith: .success) { [place = folder.place("state.json") as URL] in
      try LimitedProcess.keepFilesBelow(bytes: 4096)
      let file = JSONFile<Note>(at: place)
      #expect(throws: FileStorageError.full) { try file.save(Note(text: String(repeating: "x", count: 10_000))) }
    }

    #expect(try file.load() == Note(text: "old"))
    #expect(try folder.names() == ["state.json"])
  }

  // The only folder that refuses root too, and only Linux has it.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/sys/kernel"))) func `refuses root as well`() {
    #expect(throws: FileStorageError.readOnly) {
      try JSONFile<Note>(at: URL(filePath: "/sys/kernel/state.json")).save(Note())
    }
  }
}
