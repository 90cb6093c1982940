import EmployeeDirectory
import EmployeeDirectoryMocks
import Foundation
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct `Pictures in PBM files` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a picture is read from the file of its name`() async throws {
    try write("P1 3 1 111")

    #expect(try await makeSUT().picture(.of("ada")) == (try .bar(3)))
  }

  @Test(arguments: [
    ("", PictureError.malformed(.otherFormat)), ("P1 3 1 11", .malformed(.tooFewPixels)), ("P1 17 1 1", .tooLarge),
  ]) func `what is no picture is said, and stays as it is`(_ text: String, _ error: PictureError) async throws {
    try write(text)

    await #expect(throws: error) { try await makeSUT().picture(.of("ada")) }

    #expect(try folder.names() == ["ada.pbm"])
    #expect(try Data(contentsOf: folder.place("ada.pbm")) == Data(text.utf8))
  }

  @Test func `a file at the limit is read, and one byte more is too large`() async throws {
    let text = "P1 1 1 1"
    let room = PBMPictures.maximumBytes - text.utf8.count
    try write(text + String(repeating: " ", count: room))
    #expect(try await makeSUT().picture(.of("ada")) == (try .bar()))

    try write(text + String(repeating: " ", count: room + 1))
    await #expect(throws: PictureError.tooLarge) { try await makeSUT().picture(.of("ada")) }
  }

  @Test func `a folder or a pipe in the file's place is not readable`() async throws {
    try FileManager.default.createDirectory(at: folder.place("ada.pbm"), withIntermediateDirectories: false)
    mkfifo(folder.place("bob.pbm").path, 0o600)

    for name in ["ada", "bob"] {
      await #expect(throws: PictureError.notReadable) { try await makeSUT().picture(.of(name)) }
    }
  }

  @Test(arguments: ["nowhere", "file"]) func `where there is no folder, every picture is missing`(
    _ name: String
  ) async throws {
    try Data().write(to: folder.place("file"))

    await #expect(throws: PictureError.missing) {
      try await PBMPictures(in: folder.place(name)).picture(.of("ada"))
    }
  }

  @Test func `nobody reads for a task that is cancelled`() async throws {
    try write("P1 1 1 1")
    let (service, id) = (makeSUT(), try PictureID.of("ada"))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await service.picture(id)
    }

    await #expect(throws: PictureError.cancelled) { try await task.value }
  }
}

extension `Pictures in PBM files` {
  private func makeSUT() -> PBMPictures {
    PBMPictures(in: folder.url)
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: folder.place("ada.pbm"))
  }
}
