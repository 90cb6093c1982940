import MapSearch
import MapSearchMocks
import Navigation
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks
import Titles

@MainActor @Suite(.leakFree, .nothingUnread) struct `Map presenter and failures` {
  @Test(arguments: FailureRow.all) func `fault: every failure has words of its own`(_ row: FailureRow) throws {
    let sut = MapPresenterSUT.searching("Tokyo")

    try sut.useCase.answers.answer(1, with: .failure(row.error))

    #expect(sut.view.take() == [.showBusy(false), .showAlert(row.message, offersRetry: row.offersRetry)])
  }

  @Test func `no two failures share their words`() {
    let messages = SearchError.examples.compactMap { MapWords.alert(for: $0, query: "Tokyo")?.message }

    #expect(Set(messages).count == SearchError.examples.count - 1)
  }

  @Test func `a search that was taken back says nothing`() throws {
    let sut = MapPresenterSUT.searching("Tokyo")

    try sut.useCase.answers.answer(1, with: .failure(.cancelled))

    #expect(sut.view.take() == [.showBusy(false)])
  }

  @Test func `story: a failure is tried once more, with the query that failed`() throws {
    let sut = MapPresenterSUT.searching("Tokyo")
    try sut.useCase.answers.answer(1, with: .failure(.network(.timedOut)))
    _ = sut.view.take()

    sut.presenter.retry()
    #expect(sut.useCase.take() == [.searchAddress(.tokyo)])
    #expect(sut.view.take() == MapViewSpy.Message.beginning)

    try sut.useCase.answers.answer(2, with: .success(.tokyo))
    #expect(sut.view.take() == [.showBusy(false), .updatePin("Tokyo", .tokyo)])
  }

  @Test func `what failed again can be tried again`() throws {
    let sut = MapPresenterSUT.searching("Tokyo")
    for number in 1...3 {
      try sut.useCase.answers.answer(number, with: .failure(.rateLimited))
      sut.forget()

      sut.presenter.retry()

      #expect(sut.useCase.take() == [.searchAddress(.tokyo)])
    }
    sut.forget()
  }

  @Test func `a place that was not found is not searched once more`() throws {
    let sut = MapPresenterSUT.searching("Atlantis")
    try sut.useCase.answers.answer(1, with: .failure(.noResult))
    _ = sut.view.take()

    sut.presenter.retry()

    #expect(sut.useCase.take() == [])
    #expect(sut.view.take() == [])
  }

  @Test(arguments: [SearchError.noResult, .cancelled]) func `an older failure is forgotten with the next search`(
    _ error: SearchError
  ) throws {
    let sut = MapPresenterSUT.searching("Paris")
    try sut.useCase.answers.answer(1, with: .failure(.network(.noConnection)))
    sut.presenter.search(for: "Tokyo")
    try sut.useCase.answers.answer(2, with: .failure(error))
    sut.forget()

    sut.presenter.retry()

    #expect(sut.useCase.take() == [])
  }

  @Test func `an alert that is closed offers nothing any more`() throws {
    let sut = MapPresenterSUT.searching("Tokyo")
    try sut.useCase.answers.answer(1, with: .failure(.rateLimited))
    _ = sut.view.take()

    sut.presenter.dismissAlert()
    #expect(sut.view.take() == [.hideAlert])
    sut.presenter.retry()

    #expect(sut.useCase.take() == [])
  }

  @Test func `the pin stays where it was when a later search fails`() throws {
    let sut = MapPresenterSUT.searching("Tokyo")
    try sut.useCase.answers.answer(1, with: .success(.tokyo))
    sut.presenter.search(for: "Atlantis")
    sut.forget()

    try sut.useCase.answers.answer(2, with: .failure(.noResult))

    #expect(sut.view.take() == [.showBusy(false), .showAlert("No result for “Atlantis”.", offersRetry: false)])
  }

  @Test func `the older search's end does not end the alert of the newer one`() throws {
    let sut = MapPresenterSUT.searching("Paris")
    sut.presenter.search(for: "Tokyo")
    try sut.useCase.answers.answer(2, with: .failure(.rateLimited))
    sut.forget()

    try sut.useCase.answers.answer(1, with: .failure(.cancelled))
    #expect(sut.view.take() == [.showBusy(false)])
    sut.presenter.retry()

    #expect(sut.useCase.take() == [.searchAddress(.tokyo)])
    sut.forget()
  }
}

struct FailureRow: Sendable, CustomTestStringConvertible {
  let error: SearchError
  let message: String
  let offersRetry: Bool
  var testDescription: String { "\(error)" }

  private init(_ error: SearchError, _ message: String, offersRetry: Bool = true) {
    self.error = error
    self.message = message
    self.offersRetry = offersRetry
  }

  static let all = [
    FailureRow(.noResult, "No result for “Tokyo”.", offersRetry: false),
    FailureRow(.rateLimited, "The map's server has been asked too often. Wait a moment."),
    FailureRow(.network(.noConnection), "The map's server cannot be reached. Check the connection."),
    FailureRow(.network(.timedOut), "The map's server did not answer in time."),
    FailureRow(.network(.cutOff), "The connection to the map's server ended before its answer did."),
    FailureRow(.network(.status(503)), "The map's server answered with status 503."),
    FailureRow(.network(.tooLarge), "The answer of the map's server is too large."),
    FailureRow(.network(.malformed), "The answer of the map's server cannot be read."),
  ]
}
