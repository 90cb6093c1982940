/// Which decimal separator a reader is used to.
public enum DecimalConvention: Equatable, Sendable, CaseIterable {
  /// `1,234.5`, as in en_US and de_CH.
  case point

  /// `1.234,5`, as in de_DE and fr_FR.
  case comma

  /// `١٬٢٣٤٫٥`, as in ar_EG.
  case arabic
}
