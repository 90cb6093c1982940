import CurrencyConverter
import CurrencyConverterMocks
import Links
import TestSupport
import Testing

@MainActor @Suite struct `Bundled rates` {
  @Test func `have the snapshot's figures, unchanged`() async throws {
    let snapshot = try Snapshot.load()
    let rates = BundledRates()

    let currencies = try await rates.currencies()

    #expect(Set(currencies.map(\.code.letters)) == Set(snapshot.rates.keys).union(["EUR"]))
    #expect(currencies.count == 30)
    for (letters, figure) in snapshot.rates {
      let rate = try await rates.rate(for: CurrencyPair(base: .euro, quote: .code(letters)))
      #expect(rate.base == .number("1"))
      #expect(rate.quote == .number(figure), "\(letters)")
      #expect(rate.date == .day(snapshot.date))
    }
  }

  @Test func `names are those of ISO 4217`() async throws {
    struct Row: Decodable { let code: String, name: String }
    let names = try Dictionary(
      fixtures.json("iso4217_minor_units.json", as: [Row].self).map { ($0.code, $0.name) }
    ) { first, _ in first }

    for currency in try await BundledRates().currencies() {
      #expect(currency.name == names[currency.code.letters], "\(currency.code)")
    }
  }

  @Test func `name their source`() async throws {
    let rate = try await BundledRates().rate(for: .dollarToEuro)

    #expect(rate.source == "ECB statistics")
    #expect(BundledRates().source.name == "ECB statistics")
    #expect(throws: Never.self) { try Link(web: BundledRates().source.link) }
  }

  @Test func `a cross rate keeps both figures exactly`() async throws {
    let rate = try await BundledRates().rate(for: CurrencyPair(base: .pound, quote: .euro))

    #expect(try rate.convert(.number("870.58")).text == "1000")
  }

  @Test(arguments: [CurrencyPair(base: .code("XXX"), quote: .euro), CurrencyPair(base: .euro, quote: .code("XXX"))])
  func `a currency that is not among them is named`(_ pair: CurrencyPair) async {
    await #expect(throws: RatesError.unknownCurrency(.code("XXX"))) { try await BundledRates().rate(for: pair) }
  }
}
