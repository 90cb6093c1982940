/// Something that the converter asks of a service.
public enum ConverterRequest: Hashable, Sendable {
  case currencies
  case rate(CurrencyPair)
}
