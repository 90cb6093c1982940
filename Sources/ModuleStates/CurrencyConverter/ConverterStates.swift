internal import CurrencyConverter
internal import CurrencyConverterMocks
internal import LinksMocks
internal import Navigation
internal import Questions
internal import SpySupport
internal import ViperRules

/// The converter, before services that hold their answers back.
enum ConverterStates {
  static let all: [ModuleState] = [
    state("loaded") { try $0.open() },
    inFlight("list in flight") { converter in
      try converter.open()
      try await converter.arrivalOfList()
      return { try converter.rates.currencyAnswers.answer(1, with: .success(Currency.examples)) }
    },
    inFlight("rate in flight") { converter in
      try converter.open()
      try await converter.answerList(with: .success(Currency.examples))
      try await converter.arrivalOfRate()
      return { try converter.rates.rateAnswers.answer(1, with: .success(.of(.dollarToEuro))) }
    },
    state("answered") { try await $0.openAndLoad() },
    state("list failed") { converter in
      try converter.open()
      try await converter.answerList(with: .failure(.noConnection))
    },
    state("rate failed") { converter in
      try converter.open()
      try await converter.answerList(with: .success(Currency.examples))
      try await converter.answerRate(with: .failure(.noConnection))
    },
    state("picker open") { try await $0.openAndLoad().chooseCurrency(.input) },
    state("chosen and swapped") { converter in
      let screen = try await converter.openAndLoad()
      screen.chooseCurrency(.output)
      screen.picker.apply()
      try await converter.answerRate(2, with: .success(.of(.dollarToEuro)))
      screen.swap()
      try await converter.answerRate(3, with: .success(.of(.euroToDollar)))
    },
    state("About open") { try await $0.openAndLoad().openAbout() },
    state("About opened and closed") { converter in
      try await converter.openAndLoad().openAbout()
      converter.about?.close()
    },
    saveInFlight,
  ]

  private static let saveInFlight = make("save in flight") {
    let answers = HeldAnswers<Void, SavedStateError>(cancellation: nil)
    let storage = StorageServiceSpy(loaded: { .success(nil) }, saveAnswers: answers)
    let converter = ConverterModule(storage: storage)
    try converter.open()
    try await converter.answerList(with: .success(Currency.examples))
    try await converter.answerRate(with: .success(.of(.dollarToEuro)), awaitingSave: false)
    await answers.arrival(of: 1)
    return try staged(converter, storage) { try answers.answer(1, with: .success(())) }
  }
}

// MARK: - Helpers

extension ConverterStates {
  private static func state(
    _ name: String, _ bring: @escaping @MainActor @Sendable (ConverterModule) async throws -> Void
  ) -> ModuleState {
    make(name) {
      let storage = StorageServiceSpy(loaded: { .success(nil) })
      let converter = ConverterModule(storage: storage)
      try await bring(converter)
      return try staged(converter, storage)
    }
  }

  /// - Parameter bring: returns what answers the question, by a service that does not listen to cancellation.
  private static func inFlight(
    _ name: String,
    _ bring: @escaping @MainActor @Sendable (ConverterModule) async throws -> @MainActor () throws -> Void
  ) -> ModuleState {
    make(name) {
      let storage = StorageServiceSpy(loaded: { .success(nil) })
      let converter = ConverterModule(storage: storage, cancellation: nil)
      let answer = try await bring(converter)
      return try staged(converter, storage, answer: answer)
    }
  }

  private static func make(
    _ name: String, _ stage: @escaping @MainActor @Sendable () async throws -> StagedModule
  ) -> ModuleState {
    ModuleState(system: "CurrencyConverter", module: "Converter", name: name, stage: stage)
  }

  @MainActor private static func staged(
    _ converter: ConverterModule, _ storage: StorageServiceSpy, answer: (@MainActor () throws -> Void)? = nil
  ) throws -> StagedModule {
    guard let screen = converter.screen else { throw NotStaged(module: "Converter") }
    let presenter = converter.presenter
    let interactor = converter.interactor
    return StagedModule(
      Module(
        "Converter", view: screen, presenter: presenter, interactor: interactor, router: presenter?.router,
        entities: [
          Conversion.self, RestoredConversion.self, ExchangeRate.self, KnownRate.self, CurrencyPair.self, Currency.self,
          Amount.self,
        ],
        shown: [ConverterViewSpy.Message.self], helpers: [LatestQuestion.self]),
      telling: [converter.rates, storage, converter.links],
      close: {
        if let about = converter.about { try converter.navigation.dismiss(about, animated: false) }
        try converter.close()
      },
      answer: answer, awaiting: [interactor?.listTask, interactor?.rateTask, interactor?.saveTask])
  }
}
