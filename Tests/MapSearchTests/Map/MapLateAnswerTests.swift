import MapSearch
import MapSearchMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks
import Titles
import ViperRules

/// A service that is deaf to cancellation answers at last; nobody may hear it.
@MainActor @Suite(.leakFree, .enforces(.v07), .nothingUnread, .timeLimit(.minutes(1)))
struct `Map and answers that come late` {
  @Test func `an older answer that comes while the newer search is under way is dropped`() async throws {
    let (sut, older) = try await outdated()

    try sut.geocoder.answers.answer(1, with: .success(.paris))
    await older?.value
    #expect(sut.received.take() == [])

    try await sut.answer(2, with: .success(.tokyo))
    #expect(sut.received.take() == [.init(.tokyo, .success(.tokyo))])
  }

  @Test func `an older answer that comes after the newer one is dropped`() async throws {
    let (sut, older) = try await outdated()
    try await sut.answer(2, with: .success(.tokyo))
    #expect(sut.received.take() == [.init(.tokyo, .success(.tokyo))])

    try sut.geocoder.answers.answer(1, with: .failure(.network(.timedOut)))
    await older?.value

    #expect(sut.received.take() == [])
  }

  @Test func `an answer to a search that was taken back is dropped`() async throws {
    let sut = MapInteractorSUT(cancellation: nil)
    sut.search(.tokyo)
    await sut.geocoder.answers.arrival(of: 1)
    let task = sut.interactor.task
    sut.interactor.cancelSearch()
    #expect(sut.received.take() == [.init(.tokyo, .failure(.cancelled))])

    try sut.geocoder.answers.answer(1, with: .success(.tokyo))
    await task?.value

    #expect(sut.received.take() == [])
    #expect(sut.geocoder.take() == [.coordinate(of: .tokyo)])
  }

  @Test func `a newer search cancels the older request`() async throws {
    let sut = MapInteractorSUT()
    sut.search(.paris)
    await sut.geocoder.answers.arrival(of: 1)
    let older = sut.interactor.task

    sut.search(.tokyo)

    #expect(throws: NoSuchQuestion.self, "cancellation has ended the question") {
      try sut.geocoder.answers.answer(1, with: .success(.paris))
    }
    await older?.value
    try await sut.answer(2, with: .success(.tokyo))
    _ = sut.geocoder.take()
  }

  @Test func `an answer after the module has gone finds nobody`() async throws {
    let (geocoder, task, received) = await gone(cancellation: nil)

    try geocoder.answers.answer(1, with: .success(.tokyo))
    await task?.value

    #expect(received.take() == [], "the completion is not called")
  }

  @Test func `a module that goes cancels what it asked for`() async throws {
    let (geocoder, task, received) = await gone(cancellation: .cancelled)

    #expect(throws: NoSuchQuestion.self, "cancellation has ended the question") {
      try geocoder.answers.answer(1, with: .success(.tokyo))
    }
    await task?.value
    #expect(received.take() == [])
  }
}

// MARK: - Helpers

extension `Map and answers that come late` {
  /// A search for Paris that one for Tokyo has outdated while it was under way, and its task.
  private func outdated(
    at location: SourceLocation = #_sourceLocation
  ) async throws -> (MapInteractorSUT, Task<Void, Never>?) {
    let sut = MapInteractorSUT(cancellation: nil, at: location)
    sut.search(.paris)
    await sut.geocoder.answers.arrival(of: 1)
    let older = sut.interactor.task
    sut.search(.tokyo)
    await sut.geocoder.answers.arrival(of: 2)
    #expect(sut.received.take() == [.init(.paris, .failure(.cancelled))], sourceLocation: location)
    _ = sut.geocoder.take()
    return (sut, older)
  }

  /// What an interactor leaves behind that has gone while its search was under way.
  private func gone(
    cancellation: SearchError?, at location: SourceLocation = #_sourceLocation
  ) async -> (GeocoderSpy, Task<Void, Never>?, ReceivedAnswers) {
    let geocoder = track(GeocoderSpy(credit: "", cancellation: cancellation), at: location)
    let received = ReceivedAnswers()
    let interactor = track(MapInteractor(geocoder: geocoder), at: location)
    interactor.searchAddress(.tokyo) { received.add($0, to: .tokyo) }
    await geocoder.answers.arrival(of: 1)
    return (geocoder, interactor.task, received)
  }
}
