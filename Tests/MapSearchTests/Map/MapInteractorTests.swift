import MapSearch
import MapSearchMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks
import Titles

@MainActor @Suite(.leakFree, .nothingUnread, .timeLimit(.minutes(1))) struct `Map interactor` {
  @Test func `passes on whose data it is`() {
    #expect(MapInteractorSUT().interactor.credit == "Example")
  }

  @Test func `asks the geocoder, and answers by the completion, once`() async throws {
    let sut = MapInteractorSUT()

    sut.search(.tokyo)
    #expect(sut.received.take() == [])
    try await sut.answer(1, with: .success(.tokyo))

    #expect(sut.geocoder.take() == [.coordinate(of: .tokyo)])
    #expect(sut.received.take() == [.init(.tokyo, .success(.tokyo))])
  }

  @Test(arguments: SearchError.examples) func `passes on every failure as it is`(_ error: SearchError) async throws {
    let sut = MapInteractorSUT()

    sut.search(.tokyo)
    try await sut.answer(1, with: .failure(error))

    #expect(sut.geocoder.take() == [.coordinate(of: .tokyo)])
    #expect(sut.received.take() == [.init(.tokyo, .failure(error))])
  }

  @Test func `searches again after an answer`() async throws {
    let sut = MapInteractorSUT()
    sut.search(.atlantis)
    try await sut.answer(1, with: .failure(.noResult))

    sut.search(.tokyo)
    try await sut.answer(2, with: .success(.tokyo))

    #expect(sut.geocoder.take() == [.coordinate(of: .atlantis), .coordinate(of: .tokyo)])
    #expect(
      sut.received.take() == [.init(.atlantis, .failure(.noResult)), .init(.tokyo, .success(.tokyo))],
      "an answered search is not taken back by the next one")
  }

  @Test func `of two searches at once only the newer is asked`() async throws {
    let sut = MapInteractorSUT()

    sut.search(.paris)
    sut.search(.tokyo)
    #expect(sut.received.take() == [.init(.paris, .failure(.cancelled))])
    try await sut.answer(1, with: .success(.tokyo))

    #expect(sut.geocoder.take() == [.coordinate(of: .tokyo)])
    #expect(sut.received.take() == [.init(.tokyo, .success(.tokyo))])
  }

  @Test func `taking a search back ends it at once, and its request with it`() async throws {
    let sut = MapInteractorSUT()
    sut.search(.tokyo)
    await sut.geocoder.answers.arrival(of: 1)
    let task = sut.interactor.task

    sut.interactor.cancelSearch()

    #expect(sut.received.take() == [.init(.tokyo, .failure(.cancelled))])
    #expect(throws: NoSuchQuestion.self, "cancellation has ended the question") {
      try sut.geocoder.answers.answer(1, with: .success(.tokyo))
    }
    await task?.value
    #expect(sut.received.take() == [])
    #expect(sut.geocoder.take() == [.coordinate(of: .tokyo)])
  }

  @Test func `taking nothing back does nothing`() {
    let sut = MapInteractorSUT()

    sut.interactor.cancelSearch()

    #expect(sut.received.take() == [])
  }

  @Test func `whoever is told that a search was outdated may search at once`() async throws {
    let sut = MapInteractorSUT()
    sut.interactor.searchAddress(.paris) { [interactor = sut.interactor, received = sut.received] answer in
      received.add(answer, to: .paris)
      interactor.searchAddress(.atlantis) { received.add($0, to: .atlantis) }
    }

    sut.search(.tokyo)
    try await sut.answer(1, with: .failure(.noResult))

    #expect(sut.geocoder.take() == [.coordinate(of: .atlantis)], "the search made last is the newest")
    #expect(
      sut.received.take() == [
        .init(.paris, .failure(.cancelled)), .init(.tokyo, .failure(.cancelled)), .init(.atlantis, .failure(.noResult)),
      ])
  }
}
