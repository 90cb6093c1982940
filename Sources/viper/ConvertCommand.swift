internal import CurrencyConverter

/// `viper convert AMOUNT FROM TO`: the converter's logic without its screen.
@MainActor struct ConvertCommand {
  private let amount: String
  private let base: CurrencyCode
  private let quote: CurrencyCode
  private let rates: any RatesService

  init(arguments words: [String]) throws(UsageError) {
    let options = try Options(words, known: ["--rates"])
    let arguments = options.arguments
    guard arguments.count == 3 else {
      throw UsageError(problem: "convert takes an amount and two currencies.", hint: Usage.text)
    }
    amount = arguments[0]
    base = try Self.code(arguments[1])
    quote = try Self.code(arguments[2])
    rates = try ConverterSystem.rates(options, today: options.today())
  }

  /// Three lines: the result, the rate, where it comes from.
  func run() async throws -> String {
    let typed = try typedAmount()
    let rate = try await rate()
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

  private func rate() async throws -> ExchangeRate {
    do throws(RatesError) {
      return try await rates.rate(for: CurrencyPair(base: base, quote: quote))
    } catch {
      if let unknown = await unknownCurrency(after: error) { throw unknown }
      throw RunFailure(
        problem: ConverterWords.sentence(for: error), hint: "Without --rates, the bundled rates are used.")
    }
  }

  /// A server says of a currency that it does not know only that there is no such page.
  private func unknownCurrency(after error: RatesError) async -> UsageError? {
    switch error {
    case .unknownCurrency, .status(400), .status(404), .status(422): break
    default: return nil
    }
    guard let known = try? await rates.currencies().map(\.code).sorted(),
      let unknown = [base, quote].first(where: { !known.contains($0) })
    else { return nil }
    return UsageError(
      problem: ConverterWords.sentence(for: .unknownCurrency(unknown)),
      hint: "Known currencies: \(known.map(\.letters).joined(separator: " ")).")
  }

  private static func code(_ text: String) throws(UsageError) -> CurrencyCode {
    guard let code = CurrencyCode(text.uppercased()) else {
      throw UsageError(problem: "“\(text)” is no currency code.", hint: "A code has three letters, for example EUR.")
    }
    return code
  }
}
