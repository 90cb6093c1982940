/// A telephone number, read as people write them.
struct PhoneNumber {
  /// 3 to 15 digits (E.164), with a `+` in front where the country's code is among them.
  let digits: String

  let extensionDigits: String?

  init?(_ text: String) {
    guard let symbols = Self.symbols(text) else { return nil }
    let written = symbols.starts(with: "tel:".utf8) ? symbols.dropFirst(4) : symbols[...]
    guard Self.closesItsBrackets(written) else { return nil }

    // What follows the number begins with a letter or, as a parameter, with a semicolon.
    let end = written.firstIndex { $0.isASCIILetter || $0 == UInt8(ascii: ";") } ?? written.endIndex
    guard let digits = Self.digits(written[..<end]) else { return nil }
    self.digits = digits

    let rest = written[end...]
    guard !rest.isEmpty else {
      extensionDigits = nil
      return
    }
    guard let extensionDigits = Self.extensionDigits(rest) else { return nil }
    self.extensionDigits = extensionDigits
  }
}

extension PhoneNumber {
  /// Digits, plus, space and hyphen of every script as those of ASCII, letters in lower case; nothing for a text with
  /// anything else beyond ASCII in it.
  private static func symbols(_ text: String) -> [UInt8]? {
    var scalars = text.unicodeScalars.filter { !$0.properties.isBidiControl }[...]
    scalars = scalars.drop { $0.properties.isWhitespace }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }

    var symbols: [UInt8] = []
    for scalar in scalars {
      guard let symbol = scalar.phoneSymbol else { return nil }
      symbols.append(symbol)
    }
    return symbols
  }

  private static func closesItsBrackets(_ written: ArraySlice<UInt8>) -> Bool {
    var open = 0
    for byte in written where byte.isBracket {
      open += byte == UInt8(ascii: "(") ? 1 : -1
      guard open >= 0 else { return false }
    }
    return open == 0
  }

  private static func digits(_ written: ArraySlice<UInt8>) -> String? {
    let bracketed = written.filter { !$0.separatesDigits }
    let dialled = bracketed.filter { !$0.isBracket }
    let hasCountryCode = dialled.starts(with: "+".utf8) || dialled.starts(with: "00".utf8)
    // `+44 (0)20`, `+44 (020)`: the zero is dialled at home only; which of the two numbers is meant nobody knows.
    guard !bracketed.dropFirst().contains(hasCountryCode ? "(0".utf8 : "(0)".utf8) else { return nil }

    let digits = dialled.first == UInt8(ascii: "+") ? dialled.dropFirst() : dialled[...]
    guard 3...15 ~= digits.count, digits.allSatisfy(\.isASCIIDigit) else { return nil }
    return String(decoding: dialled, as: UTF8.self)
  }

  private static func extensionDigits(_ written: ArraySlice<UInt8>) -> String? {
    guard let mark = [";ext=", "ext.", "ext", "x"].first(where: { written.starts(with: $0.utf8) }) else { return nil }
    let digits = written.dropFirst(mark.utf8.count).filter { !$0.separatesDigits && !$0.isBracket }
    guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else { return nil }
    return String(decoding: digits, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var separatesDigits: Bool { " -./".utf8.contains(self) }
  fileprivate var isBracket: Bool { "()".utf8.contains(self) }
}

extension Unicode.Scalar {
  fileprivate var phoneSymbol: UInt8? {
    switch (self, properties.generalCategory) {
    case ("\u{FF0B}", _): UInt8(ascii: "+")
    case ("\u{2010}"..."\u{2015}", _), ("\u{2212}", _): UInt8(ascii: "-")
    case (_, .spaceSeparator): UInt8(ascii: " ")
    case (_, .decimalNumber): properties.numericValue.map { UInt8(ascii: "0") + UInt8($0) }
    case ("A"..."Z", _): UInt8(value) | 0x20
    default: isASCII ? UInt8(value) : nil
    }
  }
}
