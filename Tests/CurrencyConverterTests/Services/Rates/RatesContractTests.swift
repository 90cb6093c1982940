import CurrencyConverter
import CurrencyConverterMocks
import HTTPTransport
import Loopback
import Testing

/// What every rates service must do; each implementation has a row, the stub among them.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct `Every rates service` {
  @Test(arguments: RatesRow.all) func `has currencies, each of them once`(_ row: RatesRow) async throws {
    let codes = try await row.make().currencies().map(\.code)

    #expect(codes.contains(.usDollar))
    #expect(codes.contains(.euro))
    #expect(Set(codes).count == codes.count)
  }

  @Test(arguments: RatesRow.all) func `gives the rate of exactly the pair, with its source`(_ row: RatesRow)
    async throws
  {
    let rates = try row.make()

    let rate = try await rates.rate(for: .dollarToEuro)

    #expect(rate.pair == .dollarToEuro)
    #expect(rate.source == rates.source.name)
    #expect(rate.text == "1 USD = 0.855871 EUR")
  }

  @Test(arguments: RatesRow.all) func `knows that a currency is worth itself`(_ row: RatesRow) async throws {
    let rate = try await row.make().rate(for: CurrencyPair(base: .euro, quote: .euro))

    #expect(rate.text == "1 EUR = 1 EUR")
  }

  @Test(arguments: RatesRow.all) func `refuses a currency that it does not have`(_ row: RatesRow) async throws {
    let rates = try row.make()

    await #expect(throws: RatesError.self) {
      try await rates.rate(for: CurrencyPair(base: .usDollar, quote: .code("XXX")))
    }
  }
}

struct RatesRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor @Sendable () throws -> any RatesService

  static let all = [
    RatesRow(testDescription: "bundled") { BundledRates() },
    RatesRow(testDescription: "over HTTP") { try ServedRates() },
    RatesRow(testDescription: "stub") { stub },
  ]

  @MainActor private static var stub: RatesServiceStub {
    RatesServiceStub(source: .example) {
      .success(Currency.examples)
    } rate: { pair in
      guard Currency.examples.contains(where: { $0.code == pair.quote }) else {
        return .failure(.unknownCurrency(pair.quote))
      }
      return Result { try .of(pair, base: pair == .dollarToEuro ? "1.1684" : "1", quote: "1") }
        .mapError { _ in .unusable }
    }
  }
}

/// The HTTP service together with its server, which lives as long.
@MainActor private struct ServedRates: RatesService {
  private let server: LoopbackServer
  private let rates: HTTPRates

  init() throws {
    server = try LoopbackServer { request in
      switch request.target {
      case "/v1/currencies": .json(#"{"EUR":"Euro","USD":"US Dollar"}"#)
      case "/v1/latest?base=USD&symbols=EUR":
        .json(#"{"amount":1.1684,"base":"USD","date":"2026-04-13","rates":{"EUR":1}}"#)
      default: .status(404)
      }
    }
    rates = HTTPRates(base: server.url, client: HTTPClient(), today: TodayStub(day: .ratesDay))
  }

  var source: RatesSource { rates.source }
  func currencies() async throws(RatesError) -> [Currency] { try await rates.currencies() }
  func rate(for pair: CurrencyPair) async throws(RatesError) -> ExchangeRate { try await rates.rate(for: pair) }
}
