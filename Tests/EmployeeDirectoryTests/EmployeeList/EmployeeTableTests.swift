import EmployeeDirectory
import EmployeeDirectoryMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Table of the list` {
  @Test func `shows the first six rows, across sections`() {
    let sut = makeSUT(rows: [4, 0, 4])

    #expect(sut.window == 0..<6)
    #expect(sut.table.rowCount == 8)
    #expect(
      sut.table.visiblePaths
        == (0..<4).map { RowPath(section: 0, row: $0) } + (0..<2).map { RowPath(section: 2, row: $0) })
    #expect(sut.made == 6)
  }

  @Test(
    arguments: [
      ([.down], 6..<12), ([.down, .down], 8..<14), ([.down, .down, .down], 8..<14), ([.up], 0..<6),
      ([.down, .up], 0..<6), ([.down, .down, .up], 2..<8), ([.down, .top], 0..<6),
    ] as [([Scroll], Range<Int>)]) func `scrolls by a window, and stays full at the ends`(
      _ scrolls: [Scroll], _ window: Range<Int>
    )
  {
    let sut = makeSUT(rows: [14])

    for scroll in scrolls { scroll.perform(sut.table) }

    #expect(sut.window == window)
  }

  @Test(arguments: [
    (3..<5, 3..<5), (10..<20, 10..<14), (-5..<2, 0..<2), (Int.min..<Int.max, 0..<14), (3..<3, 0..<6), (14..<20, 0..<6),
    (Int.max..<Int.max, 0..<6),
  ]) func `moves the window to rows, as far as there are such`(_ rows: Range<Int>, _ window: Range<Int>) {
    let sut = makeSUT(rows: [14])

    sut.table.show(rows: rows)

    #expect(sut.window == window)
  }

  @Test func `a window of another size scrolls by that`() {
    let sut = makeSUT(rows: [14])

    sut.table.show(rows: 1..<4)
    sut.table.scrollDown()

    #expect(sut.window == 4..<7)
  }

  @Test(arguments: [
    (2, 2..<8), (4, 4..<10), (5, 5..<11), (10, 5..<11), (11, 6..<12), (13, 8..<14),
  ]) func `a row is revealed by scrolling as little as needed`(_ row: Int, _ window: Range<Int>) {
    let sut = makeSUT(rows: [2, 12])
    sut.table.show(rows: 5..<11)

    sut.table.reveal(RowPath(section: 1, row: row - 2))

    #expect(sut.window == window)
  }

  @Test(arguments: [
    RowPath(section: 0, row: 14), RowPath(section: 1, row: 0), RowPath(section: -1, row: 0),
    RowPath(section: 0, row: .min),
  ])
  func `a row that does not exist is not revealed, and has neither model nor cell`(_ path: RowPath) {
    let sut = makeSUT(rows: [14])

    sut.table.reveal(path)

    #expect(sut.window == 0..<6)
    #expect(sut.table.model(at: path) == nil)
    #expect(sut.table.cell(at: path) == nil)
  }

  @Test func `cells that leave the window are emptied, then reused for the rows that come in`() {
    let transcript = Transcript()
    let sut = makeSUT(rows: [14], transcript: transcript)
    sut.table.show(rows: 0..<3)
    _ = transcript.take()
    sut.forget()

    sut.table.show(rows: 2..<5)

    #expect(
      transcript.take() == [
        "cell.prepareForReuse", "cell.prepareForReuse", "cell.represent(3)", "cell.represent(4)",
      ])
    #expect(sut.made == 6, "of six cells at first three are idle")
    sut.forget()
  }

  @Test func `a cell of one kind is not reused for another`() {
    let sut = makeSUT(sections: [[.workplace], [.button]])
    sut.table.show(rows: 0..<1)
    sut.table.show(rows: 1..<2)
    sut.table.show(rows: 0..<1)

    #expect(sut.madeIdentifiers == [.workplace, .button])
  }

  @Test func `other sections are shown from the top, and nothing of the old ones is left`() {
    let sut = makeSUT(rows: [14])
    sut.table.scrollDown()

    sut.show(rows: [1])
    #expect(sut.window == 0..<1)
    #expect(sut.table.cell(at: RowPath(section: 0, row: 6)) == nil)

    sut.show(rows: [])
    #expect(sut.window == 0..<0)
    #expect(sut.table.visiblePaths == [])
    sut.table.scrollDown()
    sut.table.scrollUp()
    sut.table.show(rows: 0..<4)
    #expect(sut.window == 0..<0)

    sut.show(rows: [14])
    #expect(sut.window == 0..<6)
    #expect(sut.made == 6)
  }
}

enum Scroll: CaseIterable, Sendable {
  case down, up, top, rows

  @MainActor func perform(_ table: EmployeeTable) {
    switch self {
    case .down: table.scrollDown()
    case .up: table.scrollUp()
    case .top: table.scrollToTop()
    case .rows: table.show(rows: 1..<3)
    }
  }
}
