import MapSearch
import MapSearchMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks
import Titles

@MainActor @Suite(.leakFree, .nothingUnread) struct `Map presenter` {
  @Test func `when the screen loads, it says whose data is shown`() {
    let sut = MapPresenterSUT()

    sut.presenter.start()

    #expect(sut.view.take() == [.showCredit("Example")])
  }

  @Test func `story: a search puts the pin in its place`() throws {
    let sut = MapPresenterSUT()

    sut.presenter.search(for: "Tokyo")
    #expect(sut.useCase.take() == [.searchAddress(.tokyo)])
    #expect(sut.view.take() == MapViewSpy.Message.beginning)

    try sut.useCase.answers.answer(1, with: .success(.tokyo))
    #expect(sut.view.take() == [.showBusy(false), .updatePin("Tokyo", .tokyo)])
  }

  @Test func `what is typed is trimmed before it is asked and shown`() throws {
    let sut = MapPresenterSUT()

    sut.presenter.search(for: " \u{3000}Tokyo\n")
    try sut.useCase.answers.answer(1, with: .success(.tokyo))

    #expect(sut.useCase.take() == [.searchAddress(.tokyo)])
    #expect(sut.view.take().last == .updatePin("Tokyo", .tokyo))
  }

  @Test func `fault: the pin is called by the query that was asked, not by what is typed since`() throws {
    let sut = MapPresenterSUT.searching("Tokyo")

    sut.presenter.search(for: "")
    try sut.useCase.answers.answer(1, with: .success(.tokyo))

    #expect(
      sut.view.take() == [
        .showHint("Type the name of a place first."), .showBusy(false), .updatePin("Tokyo", .tokyo),
      ])
  }

  @Test(arguments: ["", " ", "\n\t", "\u{3000}", "\u{200B}", "\u{2060}\u{FEFF}"])
  func `an empty query asks nobody, and gets a hint`(_ text: String) {
    let sut = MapPresenterSUT()

    sut.presenter.search(for: text)

    #expect(sut.useCase.take() == [])
    #expect(sut.view.take() == [.showHint("Type the name of a place first.")])
  }

  @Test func `the hint ends with the next search`() {
    let sut = MapPresenterSUT()
    sut.presenter.search(for: "")
    _ = sut.view.take()

    sut.presenter.search(for: "Tokyo")

    #expect(sut.view.take().first == .showHint(""))
    #expect(sut.useCase.take() == [.searchAddress(.tokyo)])
  }

  @Test func `the newest query wins: the older one ends without a word, and the wait goes on`() throws {
    let sut = MapPresenterSUT.searching("Paris")

    sut.presenter.search(for: "Tokyo")
    try sut.useCase.answers.answer(1, with: .failure(.cancelled))
    #expect(sut.useCase.take() == [.searchAddress(.tokyo)])
    #expect(sut.view.take() == [.showHint(""), .hideAlert])

    try sut.useCase.answers.answer(2, with: .success(.tokyo))
    #expect(sut.view.take() == [.showBusy(false), .updatePin("Tokyo", .tokyo)])
  }

  @Test func `clearing takes back the search, ends every message and removes the pin`() throws {
    let sut = MapPresenterSUT.searching("Paris")

    sut.presenter.clear()
    #expect(sut.useCase.take() == [.cancelSearch])
    #expect(sut.view.take() == [.showHint(""), .hideAlert, .removePin])

    try sut.useCase.answers.answer(1, with: .failure(.cancelled))
    #expect(sut.view.take() == [.showBusy(false)])
  }

  @Test func `across collaborators the order is: told, asked, told`() throws {
    let transcript = Transcript()
    let sut = MapPresenterSUT(transcript: transcript)

    sut.presenter.search(for: "Tokyo")
    try sut.useCase.answers.answer(1, with: .success(.tokyo))

    #expect(
      transcript.take().map { $0.prefix { $0 != "(" }.description } == [
        "view.showHint", "view.hideAlert", "view.showBusy", "useCase.searchAddress", "view.showBusy", "view.updatePin",
      ])
    sut.forget()
  }

  @Test func `an answer that comes at once is shown like any other`() {
    let view = registered(track(MapViewSpy()))
    let presenter = track(
      MapPresenter(view: view, useCase: PromptUseCase(), router: MapRoutingSpy()))

    presenter.search(for: "Tokyo")

    #expect(
      view.take() == MapViewSpy.Message.beginning + [.showBusy(false), .updatePin("Tokyo", .tokyo)])
  }

  @Test func `an answer that comes when the presenter has gone finds nobody`() throws {
    let view = registered(track(MapViewSpy()))
    let useCase = track(MapUseCaseSpy(credit: ""))
    var presenter: MapPresenter? = track(MapPresenter(view: view, useCase: useCase, router: MapRoutingSpy()))
    weak let released = presenter
    presenter?.search(for: "Tokyo")
    _ = view.take()

    presenter = nil
    #expect(released == nil)
    try useCase.answers.answer(1, with: .success(.tokyo))

    #expect(view.take() == [])
  }

  @Test func `does not keep its view`() {
    var view: MapViewSpy? = track(MapViewSpy())
    weak let released = view
    let presenter = view.map {
      track(MapPresenter(view: $0, useCase: MapUseCaseSpy(credit: ""), router: MapRoutingSpy()))
    }

    view = nil

    #expect(released == nil)
    presenter?.search(for: "")
  }
}

/// Answers before it returns.
private final class PromptUseCase: MapUseCase {
  let credit = ""

  func searchAddress(_ query: Title, completion: @escaping @MainActor (Result<Coordinate, SearchError>) -> Void) {
    completion(.success(.tokyo))
  }

  func cancelSearch() {}
}
