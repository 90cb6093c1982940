import CurrencyConverter
import CurrencyConverterMocks
import Days
import Links
import LinksMocks
import Navigation
import SpySupport
import Terminal
import TerminalMocks
import Testing
import TestingLeakChecks

/// Whole stories as they are printed, through every real part of the converter.
@MainActor @Suite(.leakFree, .timeLimit(.minutes(1))) struct `Converter in a terminal` {
  @Test(arguments: Story.all) func `story:`(_ story: Story) async throws {
    let transcript = try GoldenTranscript(story.testDescription)
    let sut = try makeSUT(rates: story.rates(), storage: story.storage())

    try await sut.story(transcript.input)

    transcript.check(sut.output.takeText())
  }

  @Test func `an answer is drawn while somebody types, and what is typed stays`() async throws {
    let rates = RatesServiceSpy(source: BundledRates().source)
    let sut = try makeSUT(rates: rates, storage: InMemoryStorage(), isTerminal: true)
    let run = Task { try await sut.run() }
    await rates.currencyAnswers.arrival(of: 1)
    sut.input.type("25")
    await sut.output.log.arrival(of: 2)
    _ = sut.output.take()

    try rates.currencyAnswers.answer(1, with: .failure(.timedOut))
    await sut.output.log.arrival(of: 3)

    let drawn = sut.output.takeText()
    #expect(drawn.contains("! The rates did not come in time. (retry or dismiss)"))
    #expect(drawn.contains("> 25"))
    #expect(!drawn.contains("Asking for rates"))
    sut.input.type("\u{3}")
    try await run.value
  }

  @Test func `in a low window the long list is cut, and what is on top of it stays`() async throws {
    let sut = try makeSUT(rates: BundledRates(), storage: InMemoryStorage(), isTerminal: true)
    sut.output.height = 24
    let run = Task { try await sut.run() }
    sut.input.type("to\n")
    while !sut.output.messages.contains(where: { "\($0)".contains("Choose output") }) {
      await sut.output.log.arrival(of: sut.output.messages.count + 1)
    }

    let drawn = try #require(sut.output.takeText().split(separator: "\u{1B}[H").last)
    let lines = drawn.replacing("\u{1B}[K", with: "").split(separator: "\n", omittingEmptySubsequences: false)

    #expect(lines.count == 24)
    #expect(lines[0] == "Currency converter")
    #expect(lines[21] == "… 14 more lines than the window has.")
    sut.input.send(.interrupt)
    try await run.value
  }

  @Test func `a screen that was closed is gone, though the program goes on`() async throws {
    let sut = try makeSUT(rates: BundledRates(), storage: InMemoryStorage())
    let run = Task { try await sut.run() }
    sut.input.type("about\n")
    await sut.output.log.arrival(of: 4)
    #expect(sut.openScreens == ["Currency converter", "About"])

    sut.input.type("close\n")
    await sut.output.log.arrival(of: 6)

    #expect(sut.openScreens == ["Currency converter"])
    sut.input.send(.end)
    try await run.value
    #expect(sut.openScreens == ["Currency converter"], "the first screen lives as long as its navigation")
  }
}

/// A golden transcript, and the services behind it.
struct Story: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var rates: @MainActor @Sendable () -> any RatesService = { BundledRates() }
  var storage: @MainActor @Sendable () -> any StorageService = { InMemoryStorage() }

  static let all = [
    Story(testDescription: "amounts"),
    Story(testDescription: "picker"),
    Story(testDescription: "about"),
    Story(testDescription: "help"),
    Story(testDescription: "failures and retry", rates: flaky),
    Story(testDescription: "damaged store", storage: { StorageServiceSpy(loaded: { .failure(.damaged) }) }),
  ]

  /// Fails with another error each time, then answers with an old rate.
  private static let flaky: @MainActor @Sendable () -> any RatesService = {
    var errors: [RatesError] = [.noConnection, .timedOut, .status(503), .status(404)]
    return RatesServiceStub(source: RatesSource(name: "Example Bank", link: "https://example.org")) {
      guard errors.isEmpty else { return .failure(errors.removeFirst()) }
      return .success([Currency(code: .euro, name: "Euro"), Currency(code: .usDollar, name: "US Dollar")])
    } rate: { pair in
      guard let day = CalendarDay("2026-04-01"), pair.base == .usDollar,
        let rate = try? ExchangeRate(
          pair: pair, base: ExactDecimal(2), quote: ExactDecimal(1), date: day, source: "Example Bank")
      else { return .failure(.malformed) }
      return .success(rate)
    }
  }
}

@MainActor private func makeSUT(
  rates: any RatesService, storage: any StorageService, isTerminal: Bool = false,
  at location: SourceLocation = #_sourceLocation
) throws -> ProgramSUT {
  let day = try #require(CalendarDay("2026-04-14"), sourceLocation: location)
  let links = LinkOpeningSpy()
  links.refusal = .notOpened
  let configurator = ConverterConfigurator(
    rates: rates, memory: StoredCurrencyService(storage: storage), links: links, today: TodayStub(day: day))
  let sut = ProgramSUT(isTerminal: isTerminal, frontEnd: ConverterFrontEnds.frontEnd) {
    navigation throws(NavigationError) in
    try navigation.push(ConverterScreen(configurator: configurator), animated: false)
  }
  track(sut.driver, at: location)
  return sut
}
