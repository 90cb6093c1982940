internal import Days
package import Foundation

/// Reads the bodies that a Frankfurter server sends (version 1 of its interface).
///
/// Keys that are not asked for are ignored; numbers are read as decimals, never through binary floating point. A body
/// in which any number has more than 38 digits is refused, since decoding would round it without a word.
package enum FrankfurterPayload {
  /// The answer to `/v1/currencies`: `{"EUR": "Euro", …}`; what is no currency code is left out.
  ///
  /// A name that is blank or has control characters, which a terminal would obey, gives way to the code.
  package static func currencies(in body: Data) throws(RatesError) -> [Currency] {
    let names = try decode([String: String].self, from: body)
    let currencies = names.compactMap { letters, name in
      CurrencyCode(letters).map { Currency(code: $0, name: isPrintable(name) ? name : letters) }
    }
    guard !currencies.isEmpty else { throw .malformed }
    return currencies
  }

  /// The answer to `/v1/latest?base=USD&symbols=PHP`, if it is the one to that question.
  ///
  /// - Throws: ``RatesError/malformed`` for another shape or pair, ``RatesError/unusable`` for what is no rate.
  package static func rate(of pair: CurrencyPair, in body: Data, source: String) throws(RatesError) -> ExchangeRate {
    let latest = try decode(Latest.self, from: body)
    guard longestNumber(in: body) <= ExactDecimal.maximumDigits else { throw .unusable }
    guard latest.base == pair.base.letters, let date = CalendarDay(latest.date),
      let quote = latest.rates[pair.quote.letters]
    else { throw .malformed }

    do {
      return try ExchangeRate(
        pair: pair, base: ExactDecimal(strict: "\(latest.amount ?? 1)"), quote: ExactDecimal(strict: "\(quote)"),
        date: date, source: source)
    } catch {
      throw .unusable
    }
  }

  private struct Latest: Decodable {
    /// How much of the base currency the rates are for; 1 if it is missing.
    let amount: Decimal?
    let base: String
    let date: String
    let rates: [String: Decimal]
  }

  private static func isPrintable(_ name: String) -> Bool {
    name.contains { !$0.isWhitespace } && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// How many digits the longest number outside of strings has, exponent and leading zeros left out.
  private static func longestNumber(in body: Data) -> Int {
    var longest = 0
    var digits = 0
    var isInString = false
    var isEscaped = false
    var isInExponent = false
    for byte in body {
      if isInString {
        isInString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "0") where digits == 0: continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += isInExponent ? 0 : 1
      case UInt8(ascii: "e"), UInt8(ascii: "E"): isInExponent = true
      case UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"): continue
      default:
        isInString = byte == UInt8(ascii: "\"")
        isInExponent = false
        digits = 0
      }
      longest = max(longest, digits)
    }
    return longest
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, from body: Data) throws(RatesError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch {
      throw .malformed
    }
  }
}
