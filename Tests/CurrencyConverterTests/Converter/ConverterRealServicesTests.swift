import CurrencyConverter
import CurrencyConverterMocks
import Foundation
import HTTPTransport
import Loopback
import SpySupport
import TestSupport
import XCTest
import XCTestLeakChecks

/// The leak matrix once more, over a real server and a real file.
@MainActor final class ConverterRealServicesTests: XCTestCase {
  func test_closedWhileTheListHangs_isGoneAndEndsItsRequest() async throws {
    try await assertEndsWithItsScreen(request: 1) { _ in .silence }
  }

  func test_closedWhileTheRateHangs_isGoneAndEndsItsRequest() async throws {
    try await assertEndsWithItsScreen(request: 2) { request in
      request.target == "/v1/currencies" ? .json(#"{"EUR":"Euro","USD":"US Dollar"}"#) : .silence
    }
  }

  func test_closedWhileASaveRuns_isGone_andTheSaveGoesOnToItsEnd() async throws {
    let folder = try TemporaryFolder()
    let storage = JSONFileStorage(at: folder.place("saved.json"))
    let module = ConverterModule(rates: BundledRates(), storage: storage)
    let lock = try FolderLock(folder.url)
    try module.open()
    await module.interactor?.listTask?.value
    await module.interactor?.rateTask?.value
    let save = module.interactor?.saveTask
    XCTAssertNotNil(save, "a save waits for the folder, which somebody else has locked")
    XCTAssertEqual(module.parts.alive, Self.roles, "everything lives while the save runs")
    assertDeallocated(module.parts.objects)

    try module.close()

    XCTAssertEqual(module.parts.alive, [], "nothing of the module waits for the disk")
    XCTAssertNil(try storage.load(), "the save has not ended yet")
    lock.open()
    await save?.value
    XCTAssertEqual(try storage.load()?.pair, .dollarToEuro, "what was changed last is kept")
  }
}

// MARK: - Helpers

extension ConverterRealServicesTests {
  private static let roles = ["screen", "picker", "presenter", "interactor", "router"]

  /// Closes a module whose request of that number hangs at a real server.
  private func assertEndsWithItsScreen(
    request number: Int, file: StaticString = #filePath, line: UInt = #line,
    answer: @escaping @Sendable (Request) -> Answer
  ) async throws {
    let server = try LoopbackServer(answer)
    let client = HTTPClient()
    let module = ConverterModule(
      rates: HTTPRates(base: server.url, client: client, today: TodayStub(day: .ratesDay)))
    try module.open()
    try await server.arrival(of: number)
    let tasks = [module.interactor?.listTask, module.interactor?.rateTask]
    XCTAssertEqual(module.parts.alive, Self.roles, "everything lives while the request hangs", file: file, line: line)
    assertDeallocated(module.parts.objects, file: file, line: line)
    assertDeallocated(client, file: file, line: line)

    try module.close()

    XCTAssertEqual(module.parts.alive, [], "nothing of the module waits for the server", file: file, line: line)
    for task in tasks { await task?.value }
    XCTAssertEqual(client.requestsUnderWay, 0, "nor does its request", file: file, line: line)
    try await server.ending(of: number)
  }
}

/// Somebody else who saves into the same folder, for as long as the test wants.
private final class FolderLock {
  private let descriptor: Int32

  init(_ folder: URL) throws {
    descriptor = Foundation.open(folder.path, O_RDONLY)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else { throw POSIXError(.EAGAIN) }
  }

  func open() {
    flock(descriptor, LOCK_UN)
  }

  deinit {
    close(descriptor)
  }
}
