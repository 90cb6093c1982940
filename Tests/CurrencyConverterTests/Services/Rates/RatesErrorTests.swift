import CurrencyConverter
import Testing

@Suite struct `Errors of the rates service` {
  @Test(arguments: [
    (RatesError.noConnection, true), (.timedOut, true), (.status(429), true), (.status(500), true),
    (.status(599), true),
    (.status(404), false), (.status(400), false), (.status(600), false), (.cancelled, false), (.tooLarge, false),
    (.malformed, false),
    (.unusable, false),
    (.unknownCurrency(.euro), false),
  ])
  func `a stored rate stands in only where the service could not be asked`(_ error: RatesError, _ isOutage: Bool) {
    #expect(error.isOutage == isOutage)
  }
}
