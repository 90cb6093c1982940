import CurrencyConverter
import TestSupport
import Testing

@Suite struct `Amounts as typed and shown again` {
  @Test(arguments: try RedisplayRow.all) func `an amount is shown again exactly`(_ row: RedisplayRow) throws {
    #expect(try Amount(typed: row.typed).text == row.exact)
  }

  @Test(arguments: try RedisplayRow.all) func `what changed: only the rows marked as a loss differ from the original`(
    _ row: RedisplayRow
  ) throws {
    #expect((try Amount(typed: row.typed).text != row.seedShows) == row.loss)
  }

  @Test func `an empty amount counts as zero and comes back empty`() throws {
    let amount = try Amount(typed: "")

    #expect(amount == .empty)
    #expect(amount.value == .zero)
    #expect(amount.text == "")
  }

  @Test(arguments: ["1..", ".", "abc", "-1"]) func `what the field could not hold is refused`(_ text: String) {
    #expect(throws: ExactDecimal.ParsingError.notANumber) { try Amount(typed: text) }
  }

  @Test(arguments: [
    ("999999999999.99", "USD", true), ("1000000000000", "USD", false), ("1.5", "JPY", false), ("1.555", "USD", false),
    ("1.555", "KWD", true), ("", "JPY", true),
  ])
  func `an amount fits what the field can hold`(_ text: String, _ code: String, _ fits: Bool) throws {
    #expect(try Amount(typed: text).fits(.code(code)) == fits)
  }
}

struct RedisplayRow: Decodable, Sendable, CustomTestStringConvertible {
  let typed: String
  let seedShows: String
  let exact: String
  let loss: Bool

  var testDescription: String { "“\(typed)”" }

  static var all: [RedisplayRow] { get throws { try fixtures.json("input_redisplay_seed.json") } }
}
