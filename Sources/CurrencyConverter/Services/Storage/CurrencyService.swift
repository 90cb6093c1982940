/// Remembers conversions for the interactor, which does not know how or where.
///
/// - Owned by: ``ConverterConfigurator`` and ``ConverterInteractor``.
@MainActor public protocol CurrencyService {
  /// The conversion of last time; ``Conversion/initial`` where there is none or it cannot be used.
  func restore() -> RestoredConversion

  /// The rate that the pair had when it was last asked for.
  func storedRate(for pair: CurrencyPair) -> ExchangeRate?

  /// Takes note of amount, pair and a current rate; to be kept by ``save()``.
  func remember(_ conversion: Conversion)

  /// Keeps what was remembered last.
  func save() async throws(SavedStateError)
}
