import CurrencyConverter
import CurrencyConverterMocks
import SpySupport
import Terminal
import TerminalMocks
import Testing
import TestingLeakChecks

/// Whole stories as they are printed, through every real part of the converter.
@MainActor @Suite(.leakFree, .timeLimit(.minutes(1))) struct `Converter in a terminal` {
  @Test func `story: amounts, accepted and refused`() async throws {
    let sut = try makeSUT()

    try await sut.story("12.50", "12,5x", "clear", "7", "type 5", "delete", "paste € 1.234,50")

    print(sut.output.takeText(), "=====")
  }

  @Test func `story: choose, search, swap`() async throws {
    let sut = try makeSUT()

    try await sut.story(
      "to", "dollar", "99", "1", "apply", "from yen", "from krone", "cancel", "from xyz", "cancel", "swap")

    print(sut.output.takeText(), "=====")
  }

  @Test func `story: about, and back`() async throws {
    let sut = try makeSUT()
    sut.links.refusal = .notOpened

    try await sut.story("about", "open", "swap", "close")

    print(sut.output.takeText(), "=====")
    #expect(sut.links.take().count == 1)
  }

  @Test func `help: in every state, what can be done in it`() async throws {
    let sut = try makeSUT()

    try await sut.story("help", "to", "help", "cancel", "about", "help")

    print(sut.output.takeText(), "=====")
  }
}

@MainActor private func makeSUT(
  rates: (any RatesService)? = nil, storage: any StorageService = InMemoryStorage(),
  at location: SourceLocation = #_sourceLocation
) throws -> ConverterSUT {
  let day = try #require(CalendarDay("2026-04-14"), sourceLocation: location)
  let sut = ConverterSUT(rates: rates ?? BundledRates(), storage: storage, today: day)
  track(sut.driver, at: location)
  return sut
}
