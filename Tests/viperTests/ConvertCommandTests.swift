import Testing

@Suite struct `viper convert` {
  @Test(arguments: [
    (["100", "USD", "EUR"], "100 USD = 85.58 EUR\n1 USD = 0.855871 EUR\n"),
    (["10", "EUR", "RON"], "10 EUR = 50.92 RON\n1 EUR = 5.092 RON\n"),
    (["1000", "KRW", "GBP"], "1000 KRW = 0.5 GBP\n1 KRW = 0.000500086 GBP\n"),
    (["1,50", "eur", "jpy"], "1.5 EUR = 280 JPY\n1 EUR = 186.75 JPY\n"),
    (["--", "10", "EUR", "RON"], "10 EUR = 50.92 RON\n1 EUR = 5.092 RON\n"),
    (["7", "EUR", "EUR"], "7 EUR = 7 EUR\n1 EUR = 1 EUR\n"),
  ])
  func `prints result, rate, date and source`(_ arguments: [String], _ output: String) async throws {
    let run = try await Viper.run(["convert"] + arguments)

    #expect(run == Viper.Run(output: output + "Source: ECB statistics, 13 April 2026\n", error: "", status: 0))
  }

  @Test func `an unknown currency is named, and which are known`() async throws {
    let run = try await Viper.run(["convert", "100", "USD", "XXX"])

    #expect(
      run
        == .refused(
          """
          XXX is not among the currencies of this source.
          Known currencies: AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF IDR ILS INR ISK JPY KRW MXN MYR NOK NZD PHP PLN \
          RON SEK SGD THB TRY USD ZAR.
          """))
  }

  @Test(arguments: [
    ("nan", "“n” is neither a digit nor a decimal separator."),
    ("-5", "“-” is neither a digit nor a decimal separator."),
    ("1e3", "“e” is neither a digit nor a decimal separator."),
    ("1.2.3", "There is a decimal separator already."),
    (".", "A decimal separator needs a digit before it."),
    ("1.999", "This currency has 2 decimal digits at most."),
    ("1,234", "This currency has 2 decimal digits at most."),
  ])
  func `what is wrong with the amount is said`(_ amount: String, _ reason: String) async throws {
    let run = try await Viper.run(["convert", amount, "USD", "EUR"])

    #expect(run == .refused("“\(amount)” is no amount in USD. \(reason)\nWrite it with digits, for example 12.50."))
  }

  @Test func `an amount that is too large is told to be smaller`() async throws {
    let run = try await Viper.run(["convert", "1000000000000", "USD", "EUR"])

    #expect(
      run
        == .refused(
          """
          “1000000000000” is no amount in USD. An amount has 12 digits before the decimal separator at most.
          Take a smaller amount.
          """))
  }

  @Test(arguments: ["de_DE.UTF-8", "ar_EG.UTF-8", "C"]) func `fault 11: the machine's locale changes nothing`(
    _ locale: String
  ) async throws {
    let run = try await Viper.run(
      ["convert", "1234567.89", "USD", "EUR"], environment: ["LC_ALL": locale, "LANG": locale, "LANGUAGE": locale])

    #expect(run.output.hasPrefix("1234567.89 USD = 1056631.19 EUR\n1 USD = 0.855871 EUR\n"))
  }

  @Test func `an amount without fractions has a hint without one`() async throws {
    let run = try await Viper.run(["convert", "5.5", "JPY", "EUR"])

    #expect(
      run
        == .refused(
          "“5.5” is no amount in JPY. This currency has no decimal digits.\nWrite it with digits, for example 12."))
  }

  @Test func `an empty amount is not zero`() async throws {
    #expect(
      try await Viper.run(["convert", "", "USD", "EUR"])
        == .refused("The amount is empty.\nWrite it with digits, for example 12."))
  }

  @Test(arguments: ["US", "EURO", "U$D", ""]) func `what is no code is said`(_ code: String) async throws {
    let run = try await Viper.run(["convert", "100", code, "EUR"])

    #expect(run == .refused("“\(code)” is no currency code.\nA code has three letters, for example EUR."))
  }

  @Test(arguments: [
    ([], "A command is missing."), (["fly"], "“fly” is no command."),
    (["convert"], "convert takes an amount and two currencies."),
    (["convert", "1", "USD", "EUR", "GBP"], "convert takes an amount and two currencies."),
  ])
  func `a wrong call is told how to call`(_ arguments: [String], _ problem: String) async throws {
    let usage = try await Viper.run(["help"])
    #expect(usage.status == 0)
    #expect(usage.output.hasPrefix("Usage: viper convert AMOUNT FROM TO"))

    #expect(try await Viper.run(arguments) == .refused(problem + "\n" + usage.output.dropLast()))
  }
}
