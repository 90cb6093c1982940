internal import Days

/// Every sentence that the converter says, in one place.
package enum ConverterWords {
  package static func source(of rate: ExchangeRate) -> String {
    "Source: \(rate.source), \(rate.date.words)"
  }

  static func rate(_ known: KnownRate, today: CalendarDay) -> RateDisplay {
    guard let rate = known.rate else { return RateDisplay(text: "", source: "", note: "") }
    let age = today.days(since: rate.date)
    let notes = [
      known.isStored ? "Stored rate: no newer one has come." : "", age > 4 ? "This rate is \(age) days old." : "",
    ]
    return RateDisplay(
      text: rate.text, source: source(of: rate), note: notes.filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// The result of a conversion; empty while there is no rate.
  static func result(of conversion: Conversion) -> String {
    do throws(ExchangeRate.ConversionError) {
      return try conversion.result()?.text ?? ""
    } catch {
      return resultTooLarge
    }
  }

  static func row(_ currency: Currency) -> String {
    "\(currency.code) : \(currency.name)"
  }

  static func pickerTitle(_ side: ConversionSide) -> String {
    switch side {
    case .input: "Choose input currency"
    case .output: "Choose output currency"
    }
  }

  package static let resultTooLarge = "Too large to be shown exactly."
  static let nothingPicked = "Choose a currency from the list."
  static let noCurrencies = "The list of currencies has not been loaded yet."
  static let noNavigation = "This screen cannot be opened from here."

  package static func sentence(for error: RatesError) -> String {
    switch error {
    case .noConnection: "The rates cannot be reached. Check the connection."
    case .timedOut: "The rates did not come in time."
    case .cancelled: "The request was cancelled."
    case .status(429): "The rates have been asked for too often. Wait a moment."
    case .status(let status): "The rates' server answered with status \(status)."
    case .tooLarge: "The answer of the rates' server is too long."
    case .malformed: "The answer of the rates' server cannot be read."
    case .unusable: "The rates' server gave a rate that cannot be used."
    case .unknownCurrency(let code): "\(code) is not among the currencies of this source."
    }
  }

  static func sentence(for error: RatesError, isCovered: Bool) -> String {
    sentence(for: error) + (isCovered ? " The stored rate is used." : "")
  }

  static func restoring(_ problem: SavedStateError) -> String {
    switch problem {
    case .damaged: "What was saved was damaged and has been set aside. The converter starts afresh."
    case .notReadable, .notWritable: "What was saved cannot be read. The converter starts afresh."
    }
  }

  static func saving(_ problem: SavedStateError?) -> String {
    problem == nil ? "" : "The amount and the currencies cannot be saved."
  }

  package static func sentence(for refusal: AmountRefusal) -> String {
    switch refusal {
    case .unexpectedCharacter(let character): "“\(character)” is neither a digit nor a decimal separator."
    case .secondSeparator: "There is a decimal separator already."
    case .separatorWithoutDigit: "A decimal separator needs a digit before it."
    case .noFraction: "This currency has no decimal digits."
    case .tooManyFractionDigits(let limit): "This currency has \(limit) decimal digits at most."
    case .tooManyIntegerDigits(let limit): "An amount has \(limit) digits before the decimal separator at most."
    case .outOfRange: "This part of the amount does not exist."
    case .noNumber: "There is no number in this text."
    case .severalLines: "An amount is one line."
    case .unclearSeparators: "It is not clear how the separators in this number are meant."
    }
  }
}
