import EmployeeDirectory
import EmployeeDirectoryMocks
import Links
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Section of an employee` {
  @Test func `its buttons tell its delegate their links`() throws {
    let delegate = registered(track(EmployeeSectionDelegateSpy()))
    let section = try makeSUT(delegate: delegate)
    #expect(section.title == "Ada")
    #expect(section.rows.map(\.identifier) == [.baseInfo, .workplace, .button, .button])

    for button in section.rows.compactMap({ $0 as? ButtonModel }) { button.tap() }

    #expect(delegate.take() == [.open(try .phone()), .open(try .mail())])
  }

  @Test func `fault: sections that are not class-bound - a section does not keep its delegate alive`() throws {
    var delegate: EmployeeSectionDelegateSpy? = track(EmployeeSectionDelegateSpy())
    weak let released = delegate
    let section = try makeSUT(delegate: try #require(delegate))

    delegate = nil
    for button in section.rows.compactMap({ $0 as? ButtonModel }) { button.tap() }

    #expect(released == nil)
  }

  @Test func `a button does not keep its section alive, and does nothing without it`() throws {
    let delegate = registered(track(EmployeeSectionDelegateSpy()))
    var section: EmployeeSection? = try makeSUT(delegate: delegate)
    let button = try #require(section?.rows.last as? ButtonModel)
    weak let released = section

    section = nil
    button.tap()

    #expect(released == nil)
    #expect(delegate.take() == [])
  }

  @Test func `fault: an empty identifier - every kind of row has a cell of its own kind`() throws {
    let portraits = track(PortraitMakingStub { _ in PortraitTile() })
    let cells = track(EmployeeCells(portraits: portraits))

    let kinds = CellIdentifier.allCases.map { String(describing: type(of: cells.makeCell($0) {})) }

    #expect(kinds == ["BaseInfoCell", "WorkplaceCell", "ButtonCell"])
  }

  @Test(arguments: [("ada", CellHeight.points(8)), (nil, .automatic)] as [(String?, CellHeight)])
  func `who has a picture takes the room of the largest, the rest what it needs`(
    _ picture: String?, _ height: CellHeight
  ) throws {
    let section = try makeSUT(picture: picture, delegate: track(EmployeeSectionDelegateSpy()))

    #expect(section.rows.map(\.height) == [height, .automatic, .automatic, .automatic])
  }

  private func makeSUT(
    picture: String? = nil, delegate: EmployeeSectionDelegateSpy, at location: SourceLocation = #_sourceLocation
  ) throws -> EmployeeSection {
    try track(
      EmployeeSection(
        baseInfo: BaseInfoModel(name: "Ada", specialization: "Engines", picture: picture.map { try .of($0) }),
        workplaces: [WorkplaceModel(text: "Office")],
        buttons: [
          EmployeeSection.Button(kind: .call, title: "Call", link: try .phone()),
          EmployeeSection.Button(kind: .mail, title: "Mail", link: try .mail()),
        ], delegate: delegate), at: location)
  }
}
