import CurrencyConverter
import CurrencyConverterMocks
import Days
import Testing

// More of the boring values that a test takes when it does not care; a text that makes none is an issue.

extension CurrencyCode {
  static let leu = code("RON")
  static let won = code("KRW")

  static func code(_ text: String, at location: SourceLocation = #_sourceLocation) -> CurrencyCode {
    guard let code = CurrencyCode(text) else {
      Issue.record("\(text) is no currency code", sourceLocation: location)
      return .euro
    }
    return code
  }
}

extension ExactDecimal {
  static func number(_ text: String, at location: SourceLocation = #_sourceLocation) -> ExactDecimal {
    guard let number = try? ExactDecimal(strict: text) else {
      Issue.record("\(text) is no number", sourceLocation: location)
      return .zero
    }
    return number
  }
}

extension CalendarDay {
  static func day(_ text: String, at location: SourceLocation = #_sourceLocation) -> CalendarDay {
    guard let day = CalendarDay(text) else {
      Issue.record("\(text) is no day", sourceLocation: location)
      return .ratesDay
    }
    return day
  }
}
