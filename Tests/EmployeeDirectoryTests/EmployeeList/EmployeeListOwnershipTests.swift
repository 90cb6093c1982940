import EmployeeDirectory
import EmployeeDirectoryMocks
import LinksMocks
import Navigation
import SpySupport
import Testing
import TestingLeakChecks

/// The table of who holds whom: the one picture of the design, as the objects really are.
@MainActor @Suite(.leakFree, .timeLimit(.minutes(1))) struct `Ownership in the employee list` {
  @Test func `assembled`() {
    let screen = track(EmployeeListModule().assemble())

    expectOwnership(
      of: screen, stoppingAt: Self.services, is: Self.parts + "EmployeeListInteractor.question ══▶ LatestQuestion")
  }

  @Test func `failed: of what was asked, only the ended task is left`() async throws {
    let module = track(EmployeeListModule())
    let screen = try await module.open(with: .failure(.missing))

    expectOwnership(
      of: screen, stoppingAt: Self.services,
      is: Self.shown + """
        EmployeeListInteractor.question ══▶ LatestQuestion
        LatestQuestion.task ══▶ Task
        """)
  }

  @Test func `while the list is asked for`() async throws {
    let module = track(EmployeeListModule())
    let screen = try await module.open()

    expectOwnership(
      of: screen, stoppingAt: Self.services,
      is: Self.shown + """
        EmployeeListInteractor.question ══▶ LatestQuestion
        LatestQuestion.task ══▶ Task
        """)
  }

  @Test func `with somebody in the window, whose picture is asked for`() async throws {
    let module = track(EmployeeListModule())
    let screen = try await module.open(with: .success([.example()]))
    await module.pictures.answers.arrival(of: 1)

    expectOwnership(of: screen, stoppingAt: Self.services, is: Self.shown + Self.section + Self.portrait)
  }

  @Test func `with somebody in the window, whose picture has come and whose buttons were tapped`() async throws {
    let module = track(EmployeeListModule())
    let screen = try await module.open(with: .success([.example()]))
    try await module.answerPicture(with: .success(.bar()))
    screen.tap(RowPath(section: 0, row: 2))
    screen.tap(RowPath(section: 0, row: 3))

    expectOwnership(of: screen, stoppingAt: Self.services, is: Self.shown + Self.section + Self.portrait)
  }

  @Test func `scrolled: idle cells hold nothing but the way to make a portrait`() async throws {
    let module = track(EmployeeListModule())
    let screen = try await module.open(with: .success([.example()]))
    await module.pictures.answers.arrival(of: 1)
    screen.table.show(rows: 1..<2)

    expectOwnership(
      of: screen, stoppingAt: Self.services,
      is: Self.shown + """
        EmployeeListInteractor.question ══▶ LatestQuestion
        LatestQuestion.task ══▶ Task
        EmployeeTable.sections[0] ══▶ EmployeeSection
        EmployeeSection.delegate ┈┈▶ EmployeeListPresenter
        EmployeeSection.rows[2].tap → capture 1 ┈┈▶ EmployeeSection
        EmployeeSection.rows[3].tap → capture 1 ┈┈▶ EmployeeSection
        EmployeeTable.visible[(0, 1)] ══▶ WorkplaceCell
        EmployeeTable.idle[.baseInfo][0] ══▶ BaseInfoCell
        EmployeeTable.idle[.button][0] ══▶ ButtonCell#1
        EmployeeTable.idle[.button][1] ══▶ ButtonCell#2
        BaseInfoCell.onChange → capture 1 ┈┈▶ EmployeeTable
        BaseInfoCell.portraits ══▶ PortraitAssembly
        """)
  }

  /// What holds in every state.
  private static let parts = """
    EmployeeListScreen.presenter ══▶ EmployeeListPresenter
    EmployeeListScreen.table ══▶ EmployeeTable
    EmployeeListPresenter.view ┈┈▶ EmployeeListScreen
    EmployeeListPresenter.useCase ══▶ EmployeeListInteractor
    EmployeeListPresenter.router ══▶ EmployeeListRouter
    EmployeeListInteractor.output ┈┈▶ EmployeeListPresenter
    EmployeeListInteractor.employees ══▶ EmployeeServiceSpy
    EmployeeListInteractor.links ══▶ LinkOpeningSpy
    EmployeeTable.cells ══▶ EmployeeCells
    EmployeeTable.onChange → capture 1 ┈┈▶ EmployeeListScreen
    EmployeeTable.onScroll → capture 1 ┈┈▶ EmployeeListScreen
    EmployeeTable.onRefusal → capture 1 ┈┈▶ EmployeeListScreen
    EmployeeCells.portraits ══▶ PortraitAssembly
    PortraitAssembly.pictures ══▶ PictureServiceSpy

    """

  /// What holds in every state on a navigation.
  private static let shown = "EmployeeListScreen.context.navigation ┈┈▶ NavigationStack\n" + parts

  /// One employee, with a workplace and both buttons.
  private static let section = """
    EmployeeTable.sections[0] ══▶ EmployeeSection
    EmployeeTable.visible[(0, 0)] ══▶ BaseInfoCell
    EmployeeTable.visible[(0, 1)] ══▶ WorkplaceCell
    EmployeeTable.visible[(0, 2)] ══▶ ButtonCell#1
    EmployeeTable.visible[(0, 3)] ══▶ ButtonCell#2
    EmployeeSection.delegate ┈┈▶ EmployeeListPresenter
    EmployeeSection.rows[2].tap → capture 1 ┈┈▶ EmployeeSection
    EmployeeSection.rows[3].tap → capture 1 ┈┈▶ EmployeeSection
    ButtonCell#1.model.tap → capture 1 ┈┈▶ EmployeeSection
    ButtonCell#2.model.tap → capture 1 ┈┈▶ EmployeeSection

    """

  /// The module in the first cell; what calls back into the list holds it weakly.
  private static let portrait = """
    BaseInfoCell.onChange → capture 1 ┈┈▶ EmployeeTable
    BaseInfoCell.portraits ══▶ PortraitAssembly
    BaseInfoCell.tile ══▶ PortraitTile
    PortraitTile.onChange → capture 1 ┈┈▶ EmployeeTable
    PortraitTile.presenter ══▶ PortraitPresenter
    PortraitPresenter.view ┈┈▶ PortraitTile
    PortraitPresenter.useCase ══▶ PortraitInteractor
    PortraitPresenter.router ══▶ PortraitRouter
    PortraitInteractor.output ┈┈▶ PortraitPresenter
    PortraitInteractor.pictures ══▶ PictureServiceSpy
    PortraitInteractor.question ══▶ LatestQuestion#2
    EmployeeListInteractor.question ══▶ LatestQuestion#1
    LatestQuestion#1.task ══▶ Task#1
    LatestQuestion#2.task ══▶ Task#2
    """

  private static let services: [any AnyObject.Type] = [
    EmployeeServiceSpy.self, PictureServiceSpy.self, LinkOpeningSpy.self, NavigationStack.self,
  ]
}
