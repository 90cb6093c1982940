import EmployeeDirectory
import EmployeeDirectoryMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread, .timeLimit(.minutes(1))) struct `Cells of the list` {
  @Test(arguments: CellRow.all) func `fault: the forced cast of a cell - a model of another kind is refused`(
    _ row: CellRow
  ) throws {
    let cell = row.makeCell()
    try cell.represent(row.model)
    let shown = row.content(cell)

    for other in CellRow.all where other.testDescription != row.testDescription {
      #expect(throws: CellError.unknownModel) { try cell.represent(other.model) }
    }
    #expect(throws: CellError.unknownModel) { try cell.represent(CellModelStub(identifier: row.model.identifier)) }

    #expect(row.content(cell) == shown, "the cell is as it was")
    #expect(shown != row.content(row.makeCell()))
  }

  @Test(arguments: CellRow.all) func `fault: stale content after reuse - a cell lets go of all of it`(_ row: CellRow)
    throws
  {
    let cell = row.makeCell()
    try cell.represent(row.model)

    cell.prepareForReuse()

    #expect(row.content(cell) == row.content(row.makeCell()))
    #expect(cell.isBusy == false)
  }

  @Test func `a button that was reused does nothing any more`() throws {
    var taps = 0
    let cell = track(ButtonCell())
    try cell.represent(ButtonModel(kind: .call, title: "Call") { taps += 1 })
    cell.tap()
    #expect(taps == 1)

    cell.prepareForReuse()
    cell.tap()

    #expect(taps == 1)
  }

  @Test func `somebody without a picture has no portrait, and nothing is asked`() throws {
    let cell = track(
      BaseInfoCell(
        portraits: track(
          PortraitMakingStub { _ in
            Issue.record("A portrait was made of nobody.")
            return PortraitTile()
          })
      ) {})

    try cell.represent(BaseInfoModel(name: "Ada", specialization: "Engines", picture: nil))

    #expect(cell.portrait == nil)
    #expect(cell.isBusy == false)
  }

  @Test
  func `fault: the picture read from disk inside the cell - it comes from the service, by the portrait's interactor`()
    async throws
  {
    let pictures = registered(track(PictureServiceSpy()))
    let cell = track(BaseInfoCell(portraits: track(PortraitAssembly(pictures: pictures))) {})

    try cell.represent(BaseInfoModel(name: "Ada", specialization: "Engines", picture: .of("ada")))
    #expect(cell.isBusy)
    await pictures.answers.arrival(of: 1)

    #expect(pictures.take() == [.picture(try .of("ada"))])
    cell.prepareForReuse()
  }

  @Test func `a cell that is given somebody else shows nothing of the first, whose question is cancelled`() async throws
  {
    let pictures = registered(track(PictureServiceSpy()))
    let cell = track(BaseInfoCell(portraits: track(PortraitAssembly(pictures: pictures))) {})
    try cell.represent(BaseInfoModel(name: "Ada", specialization: "Engines", picture: .of("ada")))
    await pictures.answers.arrival(of: 1)

    try cell.represent(BaseInfoModel(name: "Bob", specialization: "Clocks", picture: .of("bob")))
    await pictures.answers.arrival(of: 2)

    #expect(throws: NoSuchQuestion.self) { try pictures.answers.answer(1, with: .success(.bar())) }
    #expect(cell.name == "Bob")
    #expect(cell.portrait == .loading)
    #expect(pictures.take() == [.picture(try .of("ada")), .picture(try .of("bob"))])
    cell.prepareForReuse()
  }
}

/// A kind of cell, a model for it, and what the cell then shows.
struct CellRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let makeCell: @MainActor @Sendable () -> any CellRepresenting
  let makeModel: @MainActor @Sendable () -> any CellModel
  let content: @MainActor @Sendable (any CellRepresenting) -> [String]

  @MainActor var model: any CellModel { makeModel() }

  static let all = [
    CellRow(
      testDescription: "base info",
      makeCell: { BaseInfoCell(portraits: PortraitMakingStub { _ in PortraitTile() }) {} },
      makeModel: { BaseInfoModel(name: "Ada", specialization: "Engines", picture: PictureID("ada")) },
      content: { cell in
        (cell as? BaseInfoCell).map { [$0.name, $0.specialization, $0.portrait.map { "\($0)" } ?? ""] } ?? []
      }),
    CellRow(
      testDescription: "workplace", makeCell: { WorkplaceCell() }, makeModel: { WorkplaceModel(text: "Office") },
      content: { [($0 as? WorkplaceCell)?.text ?? ""] }),
    CellRow(
      testDescription: "button", makeCell: { ButtonCell() }, makeModel: { ButtonModel(kind: .call, title: "Call") {} },
      content: { [($0 as? ButtonCell)?.title ?? ""] }),
  ]
}
