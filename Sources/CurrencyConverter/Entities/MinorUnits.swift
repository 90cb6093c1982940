/// The minor units of ISO 4217, for the currencies that have another number than two.
enum MinorUnits {
  static let table: [String: Int] = {
    let codes = [
      0: """
      BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XAG XAU XBA XBB XBC XBD XDR XOF XPD XPF XPT XSU XTS \
      XUA XXX
      """,
      3: "BHD IQD JOD KWD LYD OMR TND",
      4: "CLF UYW",
    ]
    return codes.reduce(into: [:]) { table, row in
      for code in row.value.split(separator: " ") { table[String(code)] = row.key }
    }
  }()
}
