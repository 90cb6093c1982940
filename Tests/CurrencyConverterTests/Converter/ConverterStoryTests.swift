import CurrencyConverter
import CurrencyConverterMocks
import LinksMocks
import Navigation
import NavigationMocks
import SpySupport
import Testing
import TestingLeakChecks

/// Whole stories on the screen, through every real part.
@MainActor @Suite(.leakFree, .timeLimit(.minutes(1))) struct `Converter on its screen` {
  @Test func `story: from the first start to a result`() async throws {
    let module = makeSUT()

    let screen = try module.open()
    #expect(screen.shown == Shown(amount: "100", pair: "USD → EUR", isBusy: true))

    try await module.answerList(with: .success(Currency.examples))
    #expect(screen.shown == Shown(amount: "100", pair: "USD → EUR", isBusy: true))

    try await module.answerRate(with: .success(.of(.dollarToEuro, base: "1.1684", quote: "1")))
    #expect(screen.shown == .loaded)
  }

  @Test func `story: type, be refused, clear`() async throws {
    let module = makeSUT()
    let screen = try await module.openAndLoad()
    screen.clearAmount()
    #expect(screen.shown == .loaded.with(amount: "", result: "0"))

    for key in ["2", ",", "5"] { screen.type(key) }
    #expect(screen.shown == .loaded.with(amount: "2.5", result: "2.13"))

    screen.type("x")
    #expect(screen.refusal == "“x” is neither a digit nor a decimal separator.")
    #expect(screen.shown == .loaded.with(amount: "2.5", result: "2.13"))

    screen.deleteBackward()
    #expect(screen.refusal == "")
    #expect(screen.shown == .loaded.with(amount: "2.", result: "1.71"))

    screen.delete(0..<2)
    screen.paste("€ 1.234,50")
    screen.moveCaret(to: 0)
    screen.type("9")
    #expect(screen.shown == .loaded.with(amount: "91234.50", result: "78084.98"))
    await module.interactor?.saveTask?.value
  }

  @Test func `a rate that arrives while somebody types leaves the text alone`() async throws {
    let module = makeSUT()
    let screen = try module.open()
    try await module.answerList(with: .success(Currency.examples))
    screen.clearAmount()
    for key in ["1", "."] { screen.type(key) }

    try await module.answerRate(with: .success(.of(.dollarToEuro)))
    screen.type("5")

    #expect(screen.amount.text == "1.5")
    #expect(screen.result == "0.75")
    await module.interactor?.saveTask?.value
  }

  @Test func `story: choose a currency without fractions`() async throws {
    let module = makeSUT()
    let screen = try await module.openAndLoad()
    screen.clearAmount()
    screen.type("12.5")
    screen.beginEditing()

    screen.chooseCurrency(.input)
    #expect(screen.isEditing == false)
    #expect(screen.picker.display?.title == "Choose input currency")
    screen.picker.select(row: 2)
    screen.picker.apply()
    #expect(screen.picker.isOpen == false)
    #expect(
      screen.shown == .loaded.with(amount: "12.5", result: "10.69", isBusy: true),
      "nothing changes before the rate is there")

    try await module.answerRate(2, with: .success(.of(.yenToEuro)))
    #expect(screen.shown == Shown(amount: "12", pair: "JPY → EUR", result: "6", rate: "1 JPY = 0.5 EUR"))
    screen.type(".")
    #expect(screen.refusal == "This currency has no decimal digits.")
  }

  @Test func `fault 4: an answer without the rate applies nothing of the choice`() async throws {
    let module = makeSUT()
    let screen = try await module.openAndLoad()
    screen.chooseCurrency(.output)
    screen.picker.select(row: 2)
    screen.picker.apply()

    try await module.answerRate(2, with: .failure(.malformed))

    #expect(screen.shown == .loaded)
    #expect(
      screen.alert
        == AlertDisplay(message: "The answer of the rates' server cannot be read.", offersRetry: true))
    #expect(try module.storage.load()?.pair == .dollarToEuro)
  }

  @Test func `story: the list fails, retry, then the rate fails, retry`() async throws {
    let module = makeSUT()
    let screen = try module.open()

    try await module.answerList(1, with: .failure(.noConnection))
    #expect(screen.isBusy == false)
    screen.retry()
    #expect(screen.alert == nil)
    #expect(screen.isBusy)

    try await module.answerList(2, with: .success(Currency.examples))
    try await module.answerRate(1, with: .failure(.timedOut))
    #expect(screen.alert?.message == "The rates did not come in time.")
    screen.retry()

    try await module.answerRate(2, with: .success(.of(.dollarToEuro, base: "1.1684", quote: "1")))
    #expect(screen.shown == .loaded)
    #expect(module.rates.take() == [.currencies, .currencies, .rate(.dollarToEuro), .rate(.dollarToEuro)])
  }

  @Test func `story: without a network, from the stored rate`() async throws {
    let module = makeSUT()
    let rate = try ExchangeRate.of(.dollarToEuro, base: "1.1684", quote: "1")
    try await module.storage.save(
      try SavedState(amount: .number(.number("50")), pair: .dollarToEuro, rates: [rate]))

    let screen = try module.open()
    #expect(screen.shown == .loaded.with(amount: "50", result: "42.79", isBusy: true))
    #expect(screen.rate.note == "Stored rate: no newer one has come.")

    try await module.answerList(with: .failure(.noConnection))
    #expect(screen.shown == .loaded.with(amount: "50", result: "42.79"))
    #expect(screen.alert?.message == "The rates cannot be reached. Check the connection.")
    screen.type("0")
    #expect(screen.result == "427.93")
    await module.interactor?.saveTask?.value
  }

  @Test func `story: swap, and what is saved is what comes back`() async throws {
    let module = makeSUT()
    let screen = try await module.openAndLoad()
    screen.swap()
    try await module.answerRate(2, with: .success(.of(.euroToDollar, base: "1", quote: "1.1684")))
    #expect(screen.shown == Shown(amount: "100", pair: "EUR → USD", result: "116.84", rate: "1 EUR = 1.1684 USD"))
    try module.close()

    let again = try module.open()

    #expect(
      again.shown == Shown(amount: "100", pair: "EUR → USD", result: "116.84", rate: "1 EUR = 1.1684 USD", isBusy: true)
    )
    #expect(again.rate.note == "Stored rate: no newer one has come.")
  }

  @Test func `story: about opens over the converter, and closes`() async throws {
    let module = makeSUT()
    let screen = try await module.openAndLoad()

    screen.openAbout()
    let about = try #require(module.about)
    #expect(about.sourceName == "Example Bank")
    about.openSource()
    #expect(module.links.take() == [.open("https://example.org/rates")])
    about.close()

    #expect(module.navigation.visible === screen)
  }

  @Test func `story: with services that answer at once`() async throws {
    let rates = RatesServiceStub(
      source: .example, currencies: { .success(Currency.examples) },
      rate: { pair in Result { try .of(pair, quote: "2") }.mapError { _ in .unusable } })
    let module = track(ConverterModule(rates: rates))
    let screen = try module.open()

    await module.interactor?.listTask?.value
    await module.interactor?.rateTask?.value
    await module.interactor?.saveTask?.value

    #expect(screen.shown == Shown(amount: "100", pair: "USD → EUR", result: "200", rate: "1 USD = 2 EUR"))
  }

  @Test func `an alert without retry sends nothing`() async throws {
    let module = makeSUT()
    let screen = try await module.openAndLoad()
    screen.context.navigation = nil
    screen.openAbout()
    _ = module.rates.take()

    screen.retry()
    #expect(screen.alert?.message == "This screen cannot be opened from here.")
    screen.dismissAlert()

    #expect(screen.alert == nil)
    #expect(module.rates.take() == [])
  }
}

// MARK: - Helpers

extension `Converter on its screen` {
  private func makeSUT(at location: SourceLocation = #_sourceLocation) -> ConverterModule {
    track(ConverterModule(), at: location)
  }
}

/// What a user sees of the converter, to be compared at once.
struct Shown: Equatable {
  var amount: String
  var pair: String
  var result = ""
  var rate = ""
  var isBusy = false

  static let loaded = Shown(amount: "100", pair: "USD → EUR", result: "85.58", rate: "1 USD = 0.855871 EUR")

  func with(amount: String, result: String, isBusy: Bool = false) -> Shown {
    Shown(amount: amount, pair: pair, result: result, rate: rate, isBusy: isBusy)
  }
}

extension ConverterScreen {
  fileprivate var shown: Shown {
    Shown(
      amount: amount.text, pair: "\(inputCurrency) → \(outputCurrency)", result: result, rate: rate.text, isBusy: isBusy
    )
  }
}
