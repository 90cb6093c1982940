/// One of the two sides of a conversion.
public enum ConversionSide: Sendable, CaseIterable {
  case input, output
}
