import CurrencyConverter
import TestSupport
import Testing

@Suite struct `Minor units of ISO 4217` {
  @Test func `every code of the table has its minor units`() throws {
    let rows = try fixtures.json("iso4217_minor_units.json", as: [Row].self)

    #expect(rows.count == 179)
    for row in rows {
      #expect(CurrencyCode.code(row.code).minorUnits == row.minorISO, "\(row.code)")
    }
  }

  @Test func `an unknown code has two`() {
    #expect(CurrencyCode.code("QQQ").minorUnits == 2)
  }

  @Test(arguments: ["", "US", "USDX", "usd", "U$D", "ÄÖÜ", "US "]) func `what is no code is refused`(_ text: String) {
    #expect(CurrencyCode(text) == nil)
  }

  private struct Row: Decodable {
    let code: String
    let minorISO: Int
  }
}
