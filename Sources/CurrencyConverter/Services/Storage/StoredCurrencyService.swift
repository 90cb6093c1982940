/// Remembers conversions by way of a storage.
///
/// One save runs at a time; what is remembered meanwhile is saved after it, the newest only.
///
/// - Owned by: ``ConverterConfigurator`` and ``ConverterInteractor``; by its own task while a save runs.
/// - Owns: ``StorageService``.
@MainActor public final class StoredCurrencyService {
  private let storage: any StorageService
  private var amount = Conversion.initial.amount
  private var pair = Conversion.initial.pair
  private var rates: [CurrencyPair: ExchangeRate] = [:]
  private var isReadable = true
  private var isChanged = false
  private var saving: Task<Result<Void, SavedStateError>, Never>?

  public init(storage: any StorageService) {
    self.storage = storage
  }
}

extension StoredCurrencyService: CurrencyService {
  public func restore() -> RestoredConversion {
    let problem = saving == nil && !isChanged ? load() : nil
    let rate = storedRate(for: pair).map(KnownRate.stored) ?? .none
    return RestoredConversion(conversion: Conversion(amount: amount, pair: pair, rate: rate), problem: problem)
  }

  public func storedRate(for pair: CurrencyPair) -> ExchangeRate? {
    rates[pair]
  }

  public func remember(_ conversion: Conversion) {
    amount = conversion.amount
    pair = conversion.pair
    if case .current(let rate) = conversion.rate { rates[rate.pair] = rate }
    isChanged = true
  }

  public func save() async throws(SavedStateError) {
    // What could not be read may be all that somebody has; it is not written over until a restore can read it.
    guard isReadable else { throw .notReadable }
    let saving = self.saving ?? Task { await saveChanges() }
    self.saving = saving
    try await saving.value.get()
  }
}

extension StoredCurrencyService {
  /// Takes over what is stored; what is remembered and not saved yet is newer, and stays.
  private func load() -> SavedStateError? {
    isReadable = true
    do throws(SavedStateError) {
      if let state = try storage.load() { (amount, pair, rates) = (state.amount, state.pair, state.rates) }
      return nil
    } catch {
      isReadable = error != .notReadable
      return error
    }
  }

  /// Saves until nothing has changed meanwhile; says how the last save ended.
  private func saveChanges() async -> Result<Void, SavedStateError> {
    var outcome: Result<Void, SavedStateError> = .success(())
    while isChanged {
      isChanged = false
      do throws(SavedStateError) {
        try await storage.save(SavedState(amount: amount, pair: pair, rates: rates.values))
        outcome = .success(())
      } catch {
        outcome = .failure(error)
      }
    }
    if case .failure = outcome { isChanged = true }
    saving = nil
    return outcome
  }
}
