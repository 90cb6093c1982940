import CurrencyConverter
import CurrencyConverterMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread, .timeLimit(.minutes(1))) struct `Stored currency service` {
  @Test func `a first start gives 100 US dollars in euros`() {
    let (service, storage) = makeSUT()

    let restored = service.restore()

    #expect(restored == RestoredConversion(conversion: .initial, problem: nil))
    #expect(restored.conversion.amount.text == "100")
    #expect(restored.conversion.pair == .dollarToEuro)
    #expect(storage.take() == [.load])
  }

  @Test func `the last conversion comes back with the stored rate of its pair`() throws {
    let rate = try ExchangeRate.of(.yenToEuro)
    let state = try SavedState(amount: .number(.number("7")), pair: .yenToEuro, rates: [rate])
    let (service, storage) = makeSUT(loaded: .success(state))

    let restored = service.restore()

    #expect(
      restored
        == RestoredConversion(
          conversion: Conversion(amount: .number(.number("7")), pair: .yenToEuro, rate: .stored(rate)), problem: nil))
    #expect(storage.take() == [.load])
  }

  @Test(arguments: SavedStateError.allCases) func `a state that cannot be used gives the first start's, and says why`(
    _ problem: SavedStateError
  ) {
    let (service, storage) = makeSUT(loaded: .failure(problem))

    #expect(service.restore() == RestoredConversion(conversion: .initial, problem: problem))
    #expect(storage.take() == [.load])
  }

  @Test(arguments: ["1000000000000", "0.5"]) func `an amount outside of the field's limits is no state at all`(
    _ text: String
  ) {
    #expect(throws: SavedStateError.damaged) {
      try SavedState(amount: .number(.number(text)), pair: .yenToEuro, rates: [])
    }
  }

  @Test func `of several rates for one pair the last is kept`() throws {
    let rates = try ["1", "2"].map { try ExchangeRate.of(.dollarToEuro, quote: $0) }

    #expect(try SavedState(amount: .empty, pair: .dollarToEuro, rates: rates).rates == [.dollarToEuro: rates[1]])
  }

  @Test func `what could not be read is not written over`() async {
    let (service, storage) = makeSUT(loaded: .failure(.notReadable))
    _ = service.restore()
    service.remember(.initial)

    await #expect(throws: SavedStateError.notReadable) { try await service.save() }

    #expect(storage.take() == [.load])
  }

  @Test func `what can be read again is read, and saving works`() async throws {
    var loaded: [Result<SavedState?, SavedStateError>] = [.failure(.notReadable), .success(try state(amount: 7))]
    let storage = registered(track(StorageServiceSpy(loaded: { loaded.removeFirst() })))
    let service = track(StoredCurrencyService(storage: storage))
    #expect(service.restore().problem == .notReadable)

    #expect(service.restore().conversion.amount.text == "7")
    service.remember(.initial)
    try await service.save()

    #expect(storage.take() == [.load, .load, .save(try state(amount: 100))])
  }

  @Test func `what is remembered and not saved yet is newer than what is stored`() async throws {
    let answers = HeldAnswers<Void, SavedStateError>(cancellation: nil)
    let (service, storage) = makeSUT(loaded: .success(try state(amount: 1)), saveAnswers: answers)
    _ = service.restore()
    let saves = remember([2], in: service)
    await answers.arrival(of: 1)
    service.remember(Conversion(amount: .number(ExactDecimal(3)), pair: .dollarToEuro, rate: .none))

    #expect(service.restore().conversion.amount.text == "3")

    try answers.answer(1, with: .success(()))
    await answers.arrival(of: 2)
    try answers.answer(2, with: .success(()))
    for save in saves { #expect(await save.value == nil) }
    #expect(storage.take() == [.load, .save(try state(amount: 2)), .save(try state(amount: 3))])
  }

  @Test func `what was damaged has been set aside, and saving goes on`() async throws {
    let (service, storage) = makeSUT(loaded: .failure(.damaged))
    _ = service.restore()
    service.remember(.initial)

    try await service.save()

    #expect(storage.take() == [.load, .save(try state(amount: 100))])
  }

  @Test func `what is remembered is saved, and current rates are kept by pair`() async throws {
    let (service, storage) = makeSUT()
    let dollar = try ExchangeRate.of(.dollarToEuro)
    let yen = try ExchangeRate.of(.yenToEuro)
    service.remember(Conversion(amount: .empty, pair: .dollarToEuro, rate: .current(dollar)))
    service.remember(Conversion(amount: .empty, pair: .yenToEuro, rate: .current(yen)))

    try await service.save()

    #expect(storage.take() == [.save(try SavedState(amount: .empty, pair: .yenToEuro, rates: [dollar, yen]))])
    #expect(service.storedRate(for: .dollarToEuro) == dollar)
    #expect(service.storedRate(for: .dollarToYen) == nil)
  }

  @Test func `while a save runs nothing else is saved; after it the newest, once`() async throws {
    let answers = HeldAnswers<Void, SavedStateError>(cancellation: nil)
    let (service, storage) = makeSUT(saveAnswers: answers)
    let saves = remember([1, 2, 3], in: service)
    await answers.arrival(of: 1)
    #expect(storage.take() == [.save(try state(amount: 3))])
    let late = remember([4, 5], in: service)

    try answers.answer(1, with: .success(()))
    await answers.arrival(of: 2)
    #expect(storage.take() == [.save(try state(amount: 5))])
    try answers.answer(2, with: .success(()))

    for save in saves + late { #expect(await save.value == nil) }
  }

  @Test func `a failed save is reported to everybody who waited for it`() async throws {
    let answers = HeldAnswers<Void, SavedStateError>(cancellation: nil)
    let (service, storage) = makeSUT(saveAnswers: answers)
    let saves = remember([1, 2], in: service)
    await answers.arrival(of: 1)

    try answers.answer(1, with: .failure(.notWritable))

    for save in saves { #expect(await save.value == .notWritable) }
    #expect(storage.take() == [.save(try state(amount: 2))])
  }

  @Test func `after a failed save the next one tries again`() async throws {
    let answers = HeldAnswers<Void, SavedStateError>(cancellation: nil)
    let (service, storage) = makeSUT(saveAnswers: answers)
    let failed = remember([1], in: service)
    await answers.arrival(of: 1)
    try answers.answer(1, with: .failure(.notWritable))
    for save in failed { #expect(await save.value == .notWritable) }

    let again = Task { try await service.save() }
    await answers.arrival(of: 2)
    try answers.answer(2, with: .success(()))
    try await again.value

    #expect(storage.take() == [.save(try state(amount: 1)), .save(try state(amount: 1))])
  }

  @Test func `without a change nothing is saved`() async throws {
    let (service, storage) = makeSUT()

    try await service.save()

    #expect(storage.take() == [])
  }
}

// MARK: - Helpers

extension `Stored currency service` {
  private func makeSUT(
    loaded: Result<SavedState?, SavedStateError> = .success(nil),
    saveAnswers: HeldAnswers<Void, SavedStateError>? = nil,
    at location: SourceLocation = #_sourceLocation
  ) -> (StoredCurrencyService, StorageServiceSpy) {
    let storage = StorageServiceSpy(loaded: { loaded }, saveAnswers: saveAnswers)
    let service = StoredCurrencyService(storage: storage)
    return (track(service, at: location), registered(track(storage, at: location), at: location))
  }

  private func state(amount: UInt32) throws -> SavedState {
    try SavedState(amount: .number(ExactDecimal(amount)), pair: .dollarToEuro, rates: [])
  }

  /// Remembers each amount, then asks for a save as often; the tasks tell how each of them ended.
  private func remember(_ amounts: [UInt32], in service: StoredCurrencyService) -> [Task<SavedStateError?, Never>] {
    amounts.map { amount in
      service.remember(Conversion(amount: .number(ExactDecimal(amount)), pair: .dollarToEuro, rate: .none))
      return Task {
        do throws(SavedStateError) {
          try await service.save()
          return nil
        } catch {
          return error
        }
      }
    }
  }
}
