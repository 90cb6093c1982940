import CurrencyConverter
import Testing

/// What every storage must do; each implementation has a row.
@MainActor @Suite struct `Every storage` {
  @Test(arguments: StorageRow.all) func `has nothing at first`(_ row: StorageRow) throws {
    #expect(try row.make().load() == nil)
  }

  @Test(arguments: StorageRow.all) func `gives back what was saved last, all of it`(_ row: StorageRow) async throws {
    let storage = row.make()
    let rate = try ExchangeRate.of(.dollarToEuro, base: "1.1684", quote: "1")
    let state = try SavedState(amount: .number(.number("12.5")), pair: .dollarToEuro, rates: [rate])

    try await storage.save(try SavedState(amount: .empty, pair: .yenToEuro, rates: []))
    try await storage.save(state)

    #expect(try storage.load() == state)
  }

  @Test(arguments: StorageRow.all) func `tells an empty amount from a missing one`(_ row: StorageRow) async throws {
    let storage = row.make()

    try await storage.save(try SavedState(amount: .empty, pair: .yenToEuro, rates: []))

    #expect(try storage.load()?.amount == .empty)
  }
}

struct StorageRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor @Sendable () -> any StorageService

  static let all = [StorageRow(testDescription: "in memory") { InMemoryStorage() }]
}
