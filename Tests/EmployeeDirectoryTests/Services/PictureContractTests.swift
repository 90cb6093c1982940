import EmployeeDirectory
import EmployeeDirectoryMocks
import Foundation
import TestSupport
import Testing

/// What every source of pictures must do; each implementation has a row.
///
/// The spy has none: it says what a test gives it at that moment, so a row would hold the test to the contract.
@MainActor @Suite(.timeLimit(.minutes(1))) struct `Every source of pictures` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: PictureRow.all) func `gives the picture of that name, and the same again`(_ row: PictureRow)
    async throws
  {
    let service = try row.make(folder)

    let maya = try await service.picture(.of("maya"))
    let hana = try await service.picture(.of("hana"))

    #expect(maya != hana)
    #expect(try await service.picture(.of("maya")) == maya)
  }

  @Test(arguments: PictureRow.all) func `says that there is no picture of a name`(_ row: PictureRow) async throws {
    let service = try row.make(folder)

    await #expect(throws: PictureError.missing) { try await service.picture(.of("nobody")) }
  }
}

struct PictureRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor @Sendable (TemporaryFolder) throws -> any PictureService

  static let all = [
    PictureRow(testDescription: "bundled") { _ in BundledPictures() },
    PictureRow(testDescription: "PBM files") { folder in
      try Data("P1 1 1 0".utf8).write(to: folder.place("maya.pbm"))
      try Data("P1 1 1 1".utf8).write(to: folder.place("hana.pbm"))
      return PBMPictures(in: folder.url)
    },
    PictureRow(testDescription: "the stub of the tests") { _ in
      let pictures = try ["maya": Picture.bar(1), "hana": .bar(2)]
      return PictureServiceStub { id in pictures[id.text].map(Result.success) ?? .failure(.missing) }
    },
  ]
}
