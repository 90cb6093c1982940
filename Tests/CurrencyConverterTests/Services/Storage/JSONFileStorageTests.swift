import CurrencyConverter
import CurrencyConverterMocks
import FileStorage
import Foundation
import TestSupport
import Testing

@MainActor @Suite struct `JSON file storage` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: ["", "{}", "[]", "hello", #"{"USD":1.17}"#]) func `what is no state is set aside, and said`(
    _ text: String
  ) async throws {
    try Data(text.utf8).write(to: folder.place("state.json"))
    let (storage, problems) = makeSUT()

    #expect(throws: SavedStateError.damaged) { try storage.load() }

    #expect(problems.all == [.damaged(setAside: "state.json.damaged")])
    #expect(try Data(contentsOf: folder.place("state.json.damaged")) == Data(text.utf8))
    #expect(try storage.load() == nil)
    try await storage.save(.long())
    #expect(try storage.load() == .long())
    #expect(try folder.names() == ["state.json", "state.json.damaged"])
  }

  @Test func `a state out of bounds is set aside like any other damage`() async throws {
    let (storage, problems) = makeSUT()
    try await storage.save(.long())
    let text = String(decoding: try Data(contentsOf: folder.place("state.json")), as: UTF8.self)
    try Data(text.replacingOccurrences(of: "12.5", with: "12.555").utf8).write(to: folder.place("state.json"))

    #expect(throws: SavedStateError.damaged) { try storage.load() }

    #expect(problems.all == [.damaged(setAside: "state.json.damaged")])
  }

  @Test func `what is damaged and cannot be set aside counts as not readable, so that it is not written over`() throws {
    let name = String(repeating: "n", count: 255)
    try Data("foreign".utf8).write(to: folder.place(name))
    let (storage, problems) = makeSUT(name)

    #expect(throws: SavedStateError.notReadable) { try storage.load() }

    #expect(problems.all == [.damaged(setAside: nil)])
    #expect(try folder.names() == [name])
  }

  @Test func `a folder in the file's place is not readable and not writable`() async throws {
    try FileManager.default.createDirectory(at: folder.place("state.json"), withIntermediateDirectories: false)
    let (storage, problems) = makeSUT()

    #expect(throws: SavedStateError.notReadable) { try storage.load() }
    await #expect(throws: SavedStateError.notWritable) { try await storage.save(.short()) }

    #expect(problems.all == [.notAFile, .notAFile])
  }

  @Test func `a folder that is not there is said when it is saved`() async throws {
    let (storage, problems) = makeSUT("missing/state.json")

    #expect(try storage.load() == nil)
    await #expect(throws: SavedStateError.notWritable) { try await storage.save(.short()) }

    #expect(problems.all == [.missingFolder])
  }

  @Test func `with the service above it, what was foreign stays beside and the conversion is kept`() async throws {
    try Data("foreign".utf8).write(to: folder.place("state.json"))
    let service = StoredCurrencyService(storage: makeSUT().storage)
    #expect(service.restore() == RestoredConversion(conversion: .initial, problem: .damaged))
    service.remember(try .example(amount: "7"))
    try await service.save()

    let next = StoredCurrencyService(storage: makeSUT().storage)

    #expect(next.restore().conversion.amount.text == "7")
    #expect(next.storedRate(for: .dollarToEuro) == (try ExchangeRate.of(.dollarToEuro, base: "1.1684", quote: "1")))
    #expect(try folder.names() == ["state.json", "state.json.damaged"])
  }
}

extension `JSON file storage` {
  @MainActor private final class Problems {
    var all: [FileStorageError] = []
  }

  private func makeSUT(_ name: String = "state.json") -> (storage: JSONFileStorage, problems: Problems) {
    let problems = Problems()
    return (JSONFileStorage(at: folder.place(name)) { problems.all.append($0) }, problems)
  }
}
