internal import Questions

/// The converter's use cases: a facade over its services.
///
/// - Owned by: ``ConverterPresenter``.
/// - Owns: ``RatesService``, ``CurrencyService``, ``Today``, and its questions to them.
/// - Holds weakly: ``ConverterUseCaseOutput``, the presenter that owns it.
@MainActor package final class ConverterInteractor {
  /// Set once, by the configurator: the presenter is made after the interactor that it owns.
  package weak var output: (any ConverterUseCaseOutput)?

  private let rates: any RatesService
  private let memory: any CurrencyService
  private let today: any Today

  private let listQuestion = LatestQuestion()
  private let rateQuestion = LatestQuestion()

  private var conversion = Conversion.initial

  /// The pair whose rate is asked for; what a user chooses meanwhile builds on it.
  private var pendingPair: CurrencyPair?
  private var isBusy = false
  private var savingProblem: SavedStateError?

  package init(rates: any RatesService, memory: any CurrencyService, today: any Today) {
    self.rates = rates
    self.memory = memory
    self.today = today
  }

  // What was started last, for tests to await.
  package var listTask: Task<Void, Never>? { listQuestion.task }
  package var rateTask: Task<Void, Never>? { rateQuestion.task }
  package private(set) var saveTask: Task<Void, Never>?
}

extension ConverterInteractor: ConverterUseCase {
  package func start() {
    let restored = memory.restore()
    conversion = restored.conversion
    output?.didRestore(restored, on: today.day)
    send(.currencies)
  }

  package func changeAmount(to amount: Amount) {
    conversion = conversion.with(amount)
    output?.didChangeAmount(conversion)
    save()
  }

  package func change(_ side: ConversionSide, to code: CurrencyCode) {
    send(.rate((pendingPair ?? conversion.pair).replacing(side, by: code)))
  }

  package func swap() {
    send(.rate((pendingPair ?? conversion.pair).swapped))
  }

  package func send(_ request: ConverterRequest) {
    switch request {
    case .currencies:
      listQuestion.ask { [rates] () throws(RatesError) in
        try await rates.currencies()
      } then: { [weak self] answer in
        self?.receive(answer)
      }
    case .rate(let pair):
      pendingPair = pair
      rateQuestion.ask { [rates] () throws(RatesError) in
        try await rates.rate(for: pair)
      } then: { [weak self] answer in
        self?.receive(answer, for: pair)
      }
    }
    reportBusy()
  }
}

// MARK: - Answers

extension ConverterInteractor {
  private func receive(_ answer: Result<[Currency], RatesError>) {
    switch answer {
    case .success(let currencies):
      output?.didLoad(currencies)
      // A rate that was asked for meanwhile is newer than this list's question.
      if !rateQuestion.isOpen { send(.rate(conversion.pair)) }
      reportBusy()
    case .failure(let error):
      reportBusy()
      output?.didFail(.currencies, with: error, isCovered: false)
    }
  }

  private func receive(_ answer: Result<ExchangeRate, RatesError>, for pair: CurrencyPair) {
    pendingPair = nil
    reportBusy()
    switch answer {
    case .success(let rate):
      change(to: pair, by: .current(rate))
    case .failure(let error):
      let stored = error.isOutage ? memory.storedRate(for: pair) : nil
      if let stored { change(to: pair, by: .stored(stored)) }
      output?.didFail(.rate(pair), with: error, isCovered: stored != nil)
    }
  }

  private func change(to pair: CurrencyPair, by rate: KnownRate) {
    conversion = conversion.with(pair, rate)
    output?.didChangeConversion(conversion, on: today.day)
    save()
  }

  private func reportBusy() {
    let isBusy = listQuestion.isOpen || rateQuestion.isOpen
    guard isBusy != self.isBusy else { return }
    self.isBusy = isBusy
    output?.didChangeBusy(isBusy)
  }
}

// MARK: - Saving

extension ConverterInteractor {
  /// Saves the conversion; a save goes on to its end even when the module has gone.
  private func save() {
    memory.remember(conversion)
    saveTask = Task { [weak self, memory] in
      var problem: SavedStateError?
      do throws(SavedStateError) { try await memory.save() } catch { problem = error }
      self?.reportSaving(problem)
    }
  }

  private func reportSaving(_ problem: SavedStateError?) {
    guard problem != savingProblem else { return }
    savingProblem = problem
    output?.didChangeSaving(problem)
  }
}
