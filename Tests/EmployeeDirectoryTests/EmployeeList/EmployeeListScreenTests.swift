import EmployeeDirectory
import EmployeeDirectoryMocks
import Navigation
import NavigationMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Employee list screen` {
  @Test func `tells its presenter that it has loaded`() {
    let sut = makeSUT(rows: [])

    sut.screen.load()

    #expect(sut.presenter.take() == [.start])
  }

  @Test func `stores what is shown, and tells its observer each time`() {
    let sut = makeSUT(rows: [])
    let observer = registered(track(ScreenObserverSpy()))
    sut.screen.context.observer = observer

    sut.screen.showBusy(true)
    sut.screen.showFailure("No list.")
    sut.screen.showNotice("By the way.")

    #expect(sut.screen.isLoading)
    #expect(sut.screen.isBusy)
    #expect(sut.screen.failure == "No list.")
    #expect(sut.screen.notice == "By the way.")
    #expect(observer.take() == Array(repeating: .screenDidChange(ObjectIdentifier(sut.screen)), count: 3))
  }

  @Test func `tells its observer when it is scrolled, and when a visible cell has changed`() throws {
    let sut = makeSUT(rows: [14])
    let observer = registered(track(ScreenObserverSpy()))
    sut.screen.context.observer = observer

    sut.table.scrollDown()
    #expect(observer.take() == [.screenDidChange(ObjectIdentifier(sut.screen))])

    try #require(sut.cells.first).onChange()
    #expect(observer.take() == [.screenDidChange(ObjectIdentifier(sut.screen))])
  }

  @Test(arguments: Scroll.allCases) func `a notice is over once the user scrolls`(_ scroll: Scroll) {
    let sut = makeSUT(rows: [14])
    scroll.perform(sut.table)
    #expect(sut.presenter.take() == [], "there is no notice")
    sut.screen.showNotice("Opened tel:112")

    scroll.perform(sut.table)

    #expect(sut.presenter.take() == [.endNotice])
  }

  @Test func `a notice is over once the user taps what is there`() {
    let sut = makeSUT(rows: [2])
    sut.screen.showNotice("Opened tel:112")

    sut.screen.tap(RowPath(section: 0, row: 2))
    #expect(sut.presenter.take() == [], "there is no such row")
    sut.screen.tap(RowPath(section: 0, row: 1))

    #expect(sut.presenter.take() == [.endNotice])
  }

  @Test(arguments: Scroll.allCases) func `where there is no row, nothing is scrolled, and the notice says why`(
    _ scroll: Scroll
  ) {
    let sut = makeSUT(rows: [])
    sut.screen.showNotice("There are no employees.")

    scroll.perform(sut.table)

    #expect(sut.presenter.take() == [])
  }

  @Test func `is busy while a visible cell is`() throws {
    let sut = makeSUT(rows: [14])
    sut.table.show(rows: 0..<1)
    let cell = try #require(sut.table.cell(at: RowPath(section: 0, row: 0)) as? CellSpy)
    #expect(sut.screen.isBusy == false)

    cell.isBusy = true
    #expect(sut.screen.isBusy)

    sut.table.show(rows: 2..<10)
    cell.isBusy = false
    #expect(sut.screen.isBusy == false)
  }

  @Test func `retry is there while there is a failure`() {
    let sut = makeSUT(rows: [])
    sut.screen.retry()
    #expect(sut.presenter.take() == [])

    sut.screen.showFailure("No list.")
    sut.screen.retry()

    #expect(sut.presenter.take() == [.retry])
  }

  @Test func `fault: a cell that receives a model it does not understand - it stays empty, and it is said`() {
    let transcript = Transcript()
    let presenter = registered(track(EmployeeListPresentationSpy(transcript: transcript)))
    let observer = track(ScreenObserverSpy(transcript: transcript))
    let screen = track(EmployeeListScreen(cells: CellMakingStub { _, _ in ButtonCell() }))
    screen.presenter = presenter
    screen.context.observer = observer

    screen.showSections([
      SectionModelStub(
        title: "", rows: [CellModelStub(identifier: .button), ButtonModel(kind: .call, title: "Call") {}])
    ])

    #expect(presenter.take() == [.refuseRow(.unknownModel)])
    let titles = screen.table.visiblePaths.map { (screen.table.cell(at: $0) as? ButtonCell)?.title }
    #expect(titles == ["", "Call"])
    #expect(
      transcript.take().map { $0.prefix { $0 != "(" } } == ["observer.screenDidChange", "presenter.refuseRow"],
      "the rows are complete when somebody hears of them")
  }

  @Test func `tapping brings a row into the window, and taps its button`() {
    var taps: [String] = []
    let buttons = ["one", "two", "three"].map { title in ButtonModel(kind: .call, title: title) { taps.append(title) } }
    let screen = track(EmployeeListScreen(cells: CellMakingStub { _, _ in ButtonCell() }))
    screen.showSections([SectionModelStub(title: "", rows: buttons)])
    screen.table.show(rows: 0..<1)

    screen.tap(RowPath(section: 0, row: 2))
    #expect(screen.table.window == 2..<3)
    screen.tap(RowPath(section: 0, row: 3))
    screen.tap(RowPath(section: 1, row: 0))

    #expect(taps == ["three"])
    #expect(screen.table.window == 2..<3)
  }

  @Test func `tapping what is no button does nothing`() {
    let sut = makeSUT(rows: [2])

    sut.screen.tap(RowPath(section: 0, row: 1))

    #expect(sut.presenter.take() == [])
  }
}
