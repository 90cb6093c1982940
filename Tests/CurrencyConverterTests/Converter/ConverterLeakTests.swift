import CurrencyConverter
import CurrencyConverterMocks
import Navigation
import SpySupport
import XCTest
import XCTestLeakChecks

/// In every state: all of the module lives while its screen lives, and dies with it.
@MainActor final class ConverterLeakTests: XCTestCase {
  func test_assembled_livesAndDiesWithItsPresenter() async throws {
    let module = ConverterModule()
    var screen: ConverterScreen? = module.makeScreen()
    assertDeallocated([screen].compactMap(\.self))

    // Connected by hand and never loaded: the presenter is all that holds the rest.
    let configurator = ConverterConfigurator(
      rates: module.rates, memory: StoredCurrencyService(storage: module.storage), links: module.links,
      today: module.today)
    var presenter = screen.map(configurator.configure) as? ConverterPresenter
    let parts = Parts(["presenter": presenter, "interactor": presenter?.useCase, "router": presenter?.router])
    XCTAssertEqual(parts.alive, parts.roles, "everything lives while it is held")

    screen = nil
    presenter = nil
    XCTAssertEqual(parts.alive, [], "everything dies with what holds it")
  }

  func test_loaded_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { module in
      try module.open()
    }
  }

  func test_listInFlight_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { module in
      try module.open()
      try await module.arrivalOfList()
    }
  }

  func test_rateInFlight_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { module in
      try module.open()
      try await module.answerList(with: .success(Currency.examples))
      try await module.arrivalOfRate()
    }
  }

  func test_answered_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { module in
      try await module.openAndLoad()
    }
  }

  func test_listFailed_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { module in
      try module.open()
      try await module.answerList(with: .failure(.noConnection))
    }
  }

  func test_rateFailed_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { module in
      try module.open()
      try await module.answerList(with: .success(Currency.examples))
      try await module.answerRate(with: .failure(.noConnection))
    }
  }

  func test_pickerOpen_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { module in
      try await module.openAndLoad().chooseCurrency(.input)
    }
  }

  func test_chosenAndSwapped_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { module in
      let screen = try await module.openAndLoad()
      screen.chooseCurrency(.output)
      screen.picker.apply()
      try await module.answerRate(2, with: .success(.of(.dollarToEuro)))
      screen.swap()
      try await module.answerRate(3, with: .success(.of(.euroToDollar)))
    }
  }

  func test_aboutOpenedAndClosed_livesAndDiesWithItsScreen() async throws {
    try await assertLifetime { module in
      let screen = try await module.openAndLoad()
      screen.openAbout()
      weak let about = module.about
      XCTAssertNotNil(about, "About lives while it is presented")
      module.about?.close()
      XCTAssertNil(about, "About dies when it is closed, though the converter lives on")
    }
  }

  func test_closedWithSaveInFlight_savesAndFindsNobody() async throws {
    let answers = HeldAnswers<Void, SavedStateError>(cancellation: nil)
    let storage = StorageServiceSpy(loaded: { .success(nil) }, saveAnswers: answers)
    let module = ConverterModule(storage: storage)
    try module.open()
    try await module.answerList(with: .success(Currency.examples))
    try await module.answerRate(with: .success(.of(.dollarToEuro)), awaitingSave: false)
    let save = module.interactor?.saveTask
    await answers.arrival(of: 1)
    assertDeallocated(module.parts.objects)

    try module.close()

    XCTAssertEqual(module.parts.alive, [], "nothing of the module waits for the save")
    try answers.answer(1, with: .success(()))
    await save?.value
    XCTAssertEqual(storage.take().count, 2, "loaded, and saved to the end")
  }

  func test_closedWithListInFlight_andAnsweredLate_findsNobody() async throws {
    try await assertLateAnswerFindsNobody { module in
      try module.open()
      try await module.arrivalOfList()
      return { try module.rates.currencyAnswers.answer(1, with: .success(Currency.examples)) }
    }
  }

  func test_closedWithRateInFlight_andAnsweredLate_findsNobody() async throws {
    try await assertLateAnswerFindsNobody { module in
      try module.open()
      try await module.answerList(with: .success(Currency.examples))
      try await module.arrivalOfRate()
      return { try module.rates.rateAnswers.answer(1, with: .success(.of(.dollarToEuro))) }
    }
  }
}

// MARK: - Helpers

extension ConverterLeakTests {
  private static let roles = ["screen", "picker", "presenter", "interactor", "router"]

  /// Brings a module into a state, closes it, and looks before and after.
  private func assertLifetime(
    file: StaticString = #filePath, line: UInt = #line, after state: (ConverterModule) async throws -> Void
  ) async throws {
    let module = ConverterModule()
    try await state(module)
    XCTAssertEqual(
      module.parts.alive, Self.roles, lifetime("everything lives while the screen lives"), file: file, line: line)
    assertDeallocated(module.parts.objects, file: file, line: line)

    try module.close()

    XCTAssertEqual(module.parts.alive, [], lifetime("everything dies with the screen"), file: file, line: line)
  }

  /// Closes a module while a service that is deaf to cancellation still works, and lets that service answer.
  private func assertLateAnswerFindsNobody(
    file: StaticString = #filePath, line: UInt = #line,
    after state: (ConverterModule) async throws -> () throws -> Void
  ) async throws {
    let module = ConverterModule(cancellation: nil)
    let answer = try await state(module)
    let tasks = [module.interactor?.listTask, module.interactor?.rateTask]
    assertDeallocated(module.parts.objects, file: file, line: line)

    try module.close()
    XCTAssertEqual(module.parts.alive, [], lifetime("nothing waits for the answer"), file: file, line: line)
    let asked = module.rates.take()
    try answer()
    for task in tasks { await task?.value }

    XCTAssertEqual(module.rates.take(), [], "after \(asked) nobody asks any more", file: file, line: line)
    XCTAssertNil(try module.storage.load(), "and nobody saves", file: file, line: line)
  }
}
