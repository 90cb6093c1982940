/// One of the two sides of a conversion, as a user sees it: the input is the pair's base, the output its quote.
public enum ConversionSide: Sendable, CaseIterable {
  case input, output
}
