extension CurrencyCode {
  /// How many decimal digits an amount in this currency has (ISO 4217, minor unit); 2 for an unknown code.
  ///
  /// Codes without a minor unit, such as gold (XAU), count as having none.
  public var minorUnits: Int {
    switch letters {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV", "XAF", "XAG",
      "XAU", "XBA", "XBB", "XBC", "XBD", "XDR", "XOF", "XPD", "XPF", "XPT", "XSU", "XTS", "XUA", "XXX":
      0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND":
      3
    case "CLF", "UYW":
      4
    default:
      2
    }
  }
}
