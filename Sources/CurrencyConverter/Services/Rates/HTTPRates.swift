public import Foundation
public import HTTPTransport

/// Asks a Frankfurter server (version 1 of its interface).
public struct HTTPRates: RatesService {
  public let source: RatesSource

  private let base: URL
  private let client: HTTPClient
  private let today: any Today

  /// - Parameters:
  ///   - base: what stands before `/v1`, with or without a slash at its end.
  ///   - today: dates the rate of a currency to itself, which the server does not have.
  public init(base: URL, client: HTTPClient, today: any Today) {
    self.base = base
    self.client = client
    self.today = today
    let port = base.port.map { ":\($0)" } ?? ""
    let host = base.host() ?? ""
    source = RatesSource(name: (host.contains(":") ? "[\(host)]" : host) + port, link: base.absoluteString)
  }

  public func currencies() async throws(RatesError) -> [Currency] {
    try await Self.currencies(in: body(of: "currencies"))
  }

  public func rate(for pair: CurrencyPair) async throws(RatesError) -> ExchangeRate {
    if pair.base == pair.quote { return try unity(of: pair) }
    let query = [
      URLQueryItem(name: "base", value: pair.base.letters), URLQueryItem(name: "symbols", value: pair.quote.letters),
    ]
    return try await Self.rate(of: pair, in: body(of: "latest", query), source: source.name)
  }

  private func unity(of pair: CurrencyPair) throws(RatesError) -> ExchangeRate {
    do {
      let one = try ExactDecimal(strict: "1")
      return try ExchangeRate(pair: pair, base: one, quote: one, date: today.day, source: source.name)
    } catch {
      throw .unusable
    }
  }

  private func body(of path: String, _ query: [URLQueryItem] = []) async throws(RatesError) -> Data {
    let address = base.appending(path: "v1").appending(path: path)
    do throws(HTTPError) {
      return try await client.get(
        query.isEmpty ? address : address.appending(queryItems: query), accepting: "application/json")
    } catch {
      throw RatesError(error)
    }
  }

  // A large body is read off the main actor.

  @concurrent private static nonisolated func currencies(in body: Data) async throws(RatesError) -> [Currency] {
    try FrankfurterPayload.currencies(in: body)
  }

  @concurrent private static nonisolated func rate(
    of pair: CurrencyPair, in body: Data, source: String
  ) async throws(RatesError) -> ExchangeRate {
    try FrankfurterPayload.rate(of: pair, in: body, source: source)
  }
}
