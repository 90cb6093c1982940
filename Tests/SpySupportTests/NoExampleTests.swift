import SpySupport
import Testing

@Suite struct `A fixture's wrong text` {
  @Test func `is named, with what it should be and what to do`() {
    let error = NoExample("EURO", of: Int.self)

    #expect("\(error)" == "“EURO” makes no Int. To fix: give a text that Int accepts.")
  }
}
