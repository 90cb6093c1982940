internal import CurrencyConverter

/// `viper convert AMOUNT FROM TO`: the converter's logic without its screen.
struct ConvertCommand {
  private let amount: String
  private let base: CurrencyCode
  private let quote: CurrencyCode

  init(arguments: [String]) throws(UsageError) {
    guard arguments.count == 3 else {
      throw UsageError(problem: "convert takes an amount and two currencies.", hint: Usage.text)
    }
    amount = arguments[0]
    base = try Self.code(arguments[1])
    quote = try Self.code(arguments[2])
  }

  /// Three lines: the result, the rate, where it comes from.
  func run() async throws -> String {
    let rates = await BundledRates()
    let typed = try typedAmount()
    let rate = try await rate(from: rates)
    do {
      let result = try rate.convert(typed.value)
      return """
        \(typed.value.text) \(base) = \(result.text) \(quote)
        \(rate.text)
        \(ConverterWords.source(of: rate))
        """
    } catch {
      throw UsageError(problem: ConverterWords.resultTooLarge, hint: "Take a smaller amount.")
    }
  }

  /// The amount under the rules of the converter's amount field.
  private func typedAmount() throws(UsageError) -> Amount {
    var field = AmountField(rules: AmountRules(fractionDigits: base.minorUnits))
    do throws(AmountRefusal) {
      try field.insert(amount)
    } catch {
      throw UsageError(
        problem: "“\(amount)” is no amount in \(base). \(ConverterWords.sentence(for: error))",
        hint: hint(for: error))
    }
    guard !field.text.isEmpty, let typed = try? Amount(typed: field.text) else {
      throw UsageError(problem: "The amount is empty.", hint: "Write it with digits, for example 12.")
    }
    return typed
  }

  private func hint(for refusal: AmountRefusal) -> String {
    if case .tooManyIntegerDigits = refusal { return "Take a smaller amount." }
    return "Write it with digits, for example \(base.minorUnits > 0 ? "12.50" : "12")."
  }

  private func rate(from rates: BundledRates) async throws -> ExchangeRate {
    do throws(RatesError) {
      return try await rates.rate(for: CurrencyPair(base: base, quote: quote))
    } catch {
      let known = try await rates.currencies().map(\.code).sorted().map(\.letters)
      throw UsageError(
        problem: ConverterWords.sentence(for: error), hint: "Known currencies: \(known.joined(separator: " ")).")
    }
  }

  private static func code(_ text: String) throws(UsageError) -> CurrencyCode {
    guard let code = CurrencyCode(text.uppercased()) else {
      throw UsageError(problem: "“\(text)” is no currency code.", hint: "A code has three letters, for example EUR.")
    }
    return code
  }
}
