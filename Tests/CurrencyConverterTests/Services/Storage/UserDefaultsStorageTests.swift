import CurrencyConverter
import Foundation
import TestSupport
import Testing

@MainActor @Suite struct `User defaults storage` {
  private let folder: TemporaryFolder
  private let defaults: UserDefaults
  private let storage: UserDefaultsStorage

  init() throws {
    folder = try TemporaryFolder()
    defaults = try .inside(folder)
    storage = UserDefaultsStorage(defaults: defaults, key: "converter")
  }

  @Test(arguments: ForeignRow.all) func `what is no state is set aside under another key`(_ row: ForeignRow)
    async throws
  {
    defaults.set(row.value, forKey: "converter")
    let old = String(describing: defaults.object(forKey: "converter"))

    #expect(throws: SavedStateError.damaged) { try storage.load() }

    let next = try UserDefaults.inside(folder)
    #expect(next.object(forKey: "converter") == nil)
    #expect(String(describing: next.object(forKey: "converter.damaged")) == old)
    #expect(try storage.load() == nil)
    try await storage.save(.long())
    #expect(try storage.load() == .long())
  }

  @Test func `what was set aside before is never written over`() {
    defaults.set("first", forKey: "converter.damaged")
    defaults.set("second", forKey: "converter")

    #expect(throws: SavedStateError.damaged) { try storage.load() }

    #expect(defaults.string(forKey: "converter.damaged") == "first")
    #expect(defaults.string(forKey: "converter.damaged-2") == "second")
  }

  // In a process of its own: one place of defaults that cannot be written fails all others of the process.
  @Test func `what is damaged and cannot be set aside counts as not readable, and stays`() async throws {
    await #expect(processExitsWith: .success) { @MainActor in
      let folder = try TemporaryFolder()
      let defaults = try UserDefaults.inside(folder)
      defaults.set("foreign", forKey: "converter")
      try Data().write(to: folder.place("inner"))

      #expect(throws: SavedStateError.notReadable) {
        try UserDefaultsStorage(defaults: defaults, key: "converter").load()
      }

      #expect(defaults.string(forKey: "converter") == "foreign")
      #expect(defaults.object(forKey: "converter.damaged") == nil)
    }
  }

  @Test func `other keys are left alone`() async throws {
    defaults.set("dark", forKey: "theme")

    try await storage.save(.long())

    #expect(try UserDefaults.inside(folder).string(forKey: "theme") == "dark")
  }
}

struct ForeignRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let value: any Sendable

  static let all = [
    ForeignRow(testDescription: "a text", value: "hello"),
    ForeignRow(testDescription: "a number", value: 7),
    ForeignRow(testDescription: "a list", value: ["a", "b"]),
    ForeignRow(testDescription: "a dictionary", value: ["a": "b"]),
    ForeignRow(testDescription: "a date", value: Date(timeIntervalSince1970: 0)),
    ForeignRow(testDescription: "no bytes", value: Data()),
    ForeignRow(testDescription: "bytes of something else", value: Data("{}".utf8)),
  ]
}
