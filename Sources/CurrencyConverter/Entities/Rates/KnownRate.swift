/// What is known of a pair's exchange rate, and how.
public enum KnownRate: Hashable, Sendable {
  case none

  /// The rate of an earlier time, used while there is no newer one.
  case stored(ExchangeRate)

  /// The rate that the service has just given.
  case current(ExchangeRate)

  public var isStored: Bool {
    if case .stored = self { true } else { false }
  }

  public var rate: ExchangeRate? {
    switch self {
    case .none: nil
    case .stored(let rate), .current(let rate): rate
    }
  }
}
