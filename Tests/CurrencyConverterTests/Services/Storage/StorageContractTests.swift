import CurrencyConverter
import CurrencyConverterMocks
import Foundation
import TestSupport
import Testing

/// What every storage must do; each implementation has a row.
@MainActor @Suite struct `Every storage` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: StorageRow.all) func `has nothing at first`(_ row: StorageRow) throws {
    #expect(try row.open(folder).load() == nil)
  }

  @Test(arguments: StorageRow.all) func `gives back what was saved last, all of it`(_ row: StorageRow) async throws {
    let storage = try row.open(folder)

    try await storage.save(.long())
    try await storage.save(.short())

    #expect(try storage.load() == .short())

    try await storage.save(.long())

    #expect(try storage.load() == .long())
  }

  @Test(arguments: StorageRow.all) func `tells an empty amount from a missing one`(_ row: StorageRow) async throws {
    let storage = try row.open(folder)

    try await storage.save(try SavedState(amount: .empty, pair: .yenToEuro, rates: []))

    #expect(try storage.load()?.amount == .empty)
  }

  @Test(arguments: StorageRow.lasting) func `gives the next run what the last one saved`(_ row: StorageRow) async throws
  {
    let last = try row.open(folder)
    try await last.save(.short())
    try await last.save(.long())

    let next = try row.open(folder)

    #expect(try next.load() == .long())
    try await next.save(.short())
    #expect(try last.load() == .short())
  }

  // In a process of its own: one place of defaults that cannot be written fails all others of the process.
  @Test(arguments: StorageRow.lasting) func `keeps the old state when a new one cannot be saved`(
    _ row: StorageRow
  ) async throws {
    await #expect(processExitsWith: .success) { @MainActor [name = row.testDescription as String] in
      let row = try #require(StorageRow.lasting.first { $0.testDescription == name })
      let folder = try TemporaryFolder()
      let storage = try row.open(folder)
      try await storage.save(.short())

      try row.breakDown(folder)
      await #expect(throws: SavedStateError.notWritable) { try await storage.save(.long()) }
      try row.mend(folder)

      #expect(try storage.load() == .short())
      #expect(try row.open(folder).load() == .short())
      try await storage.save(.long())
      #expect(try row.open(folder).load() == .long())
    }
  }
}

struct StorageRow: Sendable, CustomTestStringConvertible {
  let testDescription: String

  /// Opens the storage at its place below the folder; a second one stands for the next run.
  let open: @MainActor @Sendable (TemporaryFolder) throws -> any StorageService

  static let lasting = [
    StorageRow(testDescription: "a JSON file") { folder in
      try FileManager.default.createDirectory(at: folder.place("inner"), withIntermediateDirectories: true)
      return JSONFileStorage(at: folder.place("inner/state.json"))
    },
    StorageRow(testDescription: "user defaults") { folder in
      UserDefaultsStorage(defaults: try .inside(folder), key: "converter")
    },
  ]

  static let all = [StorageRow(testDescription: "in memory") { _ in InMemoryStorage() }] + lasting

  /// Puts a file where the folder of the storage was, which stops root too.
  func breakDown(_ folder: TemporaryFolder) throws {
    try FileManager.default.moveItem(at: folder.place("inner"), to: folder.place("moved"))
    try Data().write(to: folder.place("inner"))
  }

  func mend(_ folder: TemporaryFolder) throws {
    try FileManager.default.removeItem(at: folder.place("inner"))
    try FileManager.default.moveItem(at: folder.place("moved"), to: folder.place("inner"))
  }
}

extension UserDefaults {
  /// Defaults that are kept in the folder: a suite's name may be a path.
  static func inside(_ folder: TemporaryFolder, at location: SourceLocation = #_sourceLocation) throws -> UserDefaults {
    try #require(UserDefaults(suiteName: folder.place("inner/defaults").path), sourceLocation: location)
  }
}

extension SavedState {
  static func short() throws -> SavedState {
    try SavedState(amount: .empty, pair: .yenToEuro, rates: [])
  }

  static func long() throws -> SavedState {
    try SavedState(
      amount: .number(.number("12.5")), pair: .dollarToEuro,
      rates: [.of(.poundToEuro), .of(.dollarToEuro, base: "1.1684", quote: "1"), .of(.dollarToYen, quote: "147.31")])
  }
}
