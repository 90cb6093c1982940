/// Remembers conversions by way of a storage.
///
/// One save runs at a time; what is remembered meanwhile is saved after it, the newest only.
///
/// - Owned by: ``ConverterInteractor``.
/// - Owns: ``StorageService``.
@MainActor public final class StoredCurrencyService {
  private let storage: any StorageService
  private var state: SavedState
  private var isChanged = false
  private var saving: Task<Result<Void, SavedStateError>, Never>?

  public init(storage: any StorageService) {
    self.storage = storage
    state = SavedState(amount: Conversion.initial.amount, pair: Conversion.initial.pair, rates: [:])
  }
}

extension StoredCurrencyService: CurrencyService {
  public func restore() -> RestoredConversion {
    do throws(SavedStateError) {
      if let saved = try storage.load() {
        guard saved.amount.fits(saved.pair.base) else { throw .damaged }
        state = saved
      }
      return RestoredConversion(conversion: conversion, problem: nil)
    } catch {
      return RestoredConversion(conversion: conversion, problem: error)
    }
  }

  public func storedRate(for pair: CurrencyPair) -> ExchangeRate? {
    state.rates[pair]
  }

  public func remember(_ conversion: Conversion) {
    state.amount = conversion.amount
    state.pair = conversion.pair
    if case .current(let rate) = conversion.rate { state.rates[rate.pair] = rate }
    isChanged = true
  }

  public func save() async throws(SavedStateError) {
    let saving = self.saving ?? Task { await saveChanges() }
    self.saving = saving
    try await saving.value.get()
  }
}

extension StoredCurrencyService {
  /// Saves until nothing has changed meanwhile; says how the last save ended.
  private func saveChanges() async -> Result<Void, SavedStateError> {
    var outcome: Result<Void, SavedStateError> = .success(())
    while isChanged {
      isChanged = false
      do throws(SavedStateError) {
        try await storage.save(state)
        outcome = .success(())
      } catch {
        outcome = .failure(error)
      }
    }
    if case .failure = outcome { isChanged = true }
    saving = nil
    return outcome
  }

  private var conversion: Conversion {
    Conversion(amount: state.amount, pair: state.pair, rate: storedRate(for: state.pair).map(KnownRate.stored) ?? .none)
  }
}
