import EmployeeDirectory
import EmployeeDirectoryMocks
import Navigation
import SpySupport
import Testing
import TestingLeakChecks

/// Portraits in cells that are reused: each is whose it is, and none is alive but the visible ones.
@MainActor @Suite(.leakFree, .timeLimit(.minutes(1))) struct `Scrolling a list with portraits` {
  @Test func `reuse cancels the load`() async throws {
    let (module, table) = try await makeSUT()
    await module.pictures.answers.arrival(of: 1)
    let task = module.pictureTask(at: .first)

    table.scrollDown()

    #expect(throws: NoSuchQuestion.self, "cancellation has ended the question") {
      try module.pictures.answers.answer(1, with: .success(.bar()))
    }
    await task?.value
    #expect(module.baseInfo(at: .second)?.portrait == .loading)
  }

  @Test(arguments: [[1, 2], [2, 1]]) func `a late picture never lands in another employee's cell`(
    _ order: [Int]
  ) async throws {
    let (module, table) = try await makeSUT(isDeaf: true)
    await module.pictures.answers.arrival(of: 1)
    let cell = try #require(module.baseInfo(at: .first))
    let first = module.pictureTask(at: .first)
    table.scrollDown()
    #expect(module.baseInfo(at: .second) === cell, "the same cell, for somebody else")
    #expect(cell.portrait == .loading)
    await module.pictures.answers.arrival(of: 2)
    let second = module.pictureTask(at: .second)

    for number in order {
      try module.pictures.answers.answer(number, with: .success(.bar(number)))
      await (number == 1 ? first : second)?.value
      #expect(cell.portrait != .bar(1))
    }

    #expect(cell.name == "Employee 2")
    #expect(cell.portrait == .bar(2))
  }

  @Test func `a cell that comes back asks for its picture anew`() async throws {
    let (module, table) = try await makeSUT()
    try await module.answerPicture(1, with: .success(.bar(1)))
    table.scrollDown()
    try await module.answerPicture(2, with: .success(.bar(2)), at: .second)

    table.scrollUp()

    #expect(module.baseInfo(at: .first)?.portrait == .loading)
    try await module.answerPicture(3, with: .success(.bar(3)))
    #expect(module.baseInfo(at: .first)?.portrait == .bar(3))
    let ids = try ["picture-1", "picture-2", "picture-1"].map { PictureServiceSpy.Message.picture(try .of($0)) }
    #expect(module.pictures.take() == ids)
  }

  @Test func `a picture that comes while its cell is visible stays through scrolling by a row`() async throws {
    let (module, table) = try await makeSUT()
    try await module.answerPicture(with: .success(.bar()))

    table.show(rows: 0..<7)

    #expect(module.baseInfo(at: .first)?.portrait == .bar(), "its row has not left the window")
  }

  @Test func `a scroll is told once, when each visible row has its cell`() async throws {
    let (module, table) = try await makeSUT()
    let observer = track(WindowObserver(table))
    module.screen?.context.observer = observer

    table.scrollDown()
    #expect(observer.take() == [WindowObserver.Told(window: 6..<12, isComplete: true)])

    table.show(rows: 0..<18)
    #expect(observer.take() == [WindowObserver.Told(window: 0..<18, isComplete: true)])

    module.screen?.showSections(Array(table.sections.prefix(1)))
    #expect(observer.take() == [WindowObserver.Told(window: 0..<6, isComplete: true)])
  }

  @Test func `10,000 employees scrolled through while pictures load leave only the visible cells' modules alive`()
    async throws
  {
    let pictures = track(PictureServiceSpy(cancellation: nil))
    let portraits = track(LivingPortraits(pictures: pictures))
    let screen = track(EmployeeListScreen(cells: EmployeeCells(portraits: portraits.making)))
    screen.showSections(Self.employees(10_000))
    #expect(screen.table.rowCount == 10_000)
    var asked = 0
    var tasks: [Task<Void, Never>] = []

    for window in 0... {
      if window.isMultiple(of: 100) || screen.table.window.upperBound == 10_000 {
        asked += 6
        await pictures.answers.arrival(of: asked)
        tasks += portraits.tasks
      }
      guard screen.table.window.upperBound < 10_000 else { break }
      screen.table.scrollDown()
      guard portraits.alive.count == 6 else { break }
    }
    let visible = (9_995...10_000).map { "picture-\($0)" }
    #expect(portraits.alive == visible)
    #expect(portraits.made == 10_000)

    for number in 1...asked { try pictures.answers.answer(number, with: .success(.bar(number % 16 + 1))) }
    for task in tasks { await task.value }
    #expect(asked > 100, "some loads were under way when their rows left the window")
    #expect(portraits.alive == visible)
  }

  private static func employees(_ count: Int) -> [EmployeeSection] {
    let delegate = EmployeeSectionDelegateSpy()
    return (1...count).map { number in
      let picture = PictureID("picture-\(number)")
      return EmployeeSection(
        baseInfo: BaseInfoModel(name: "Employee \(number)", specialization: "Engines", picture: picture),
        workplaces: [], buttons: [], delegate: delegate)
    }
  }

  /// A window of six rows on sections of as many: one portrait is visible at a time.
  private func makeSUT(
    isDeaf: Bool = false, at location: SourceLocation = #_sourceLocation
  ) async throws -> (EmployeeListModule, EmployeeTable) {
    let module = track(EmployeeListModule(isDeaf: isDeaf), at: location)
    let screen = try await module.open(with: .success(Employee.many(3, rows: 6)))
    return (module, screen.table)
  }
}

/// Makes real portraits, and knows which of them are alive.
@MainActor private final class LivingPortraits {
  private struct Made {
    let name: String
    weak let tile: PortraitTile?
    weak let presenter: PortraitPresenter?
    weak let interactor: PortraitInteractor?
    weak let router: (any PortraitRouting)?

    var isGone: Bool { tile == nil && presenter == nil && interactor == nil && router == nil }
  }

  private let assembly: PortraitAssembly
  private var living: [Made] = []
  private(set) var made = 0

  init(pictures: any PictureService) {
    assembly = PortraitAssembly(pictures: pictures)
  }

  var making: PortraitMakingStub {
    PortraitMakingStub { [self] id in
      let tile = assembly.makePortrait(of: id)
      let presenter = tile.presenter as? PortraitPresenter
      let interactor = presenter?.useCase as? PortraitInteractor
      living.append(
        Made(name: id.text, tile: tile, presenter: presenter, interactor: interactor, router: presenter?.router))
      made += 1
      return tile
    }
  }

  /// The pictures of the modules of which anything is alive.
  var alive: [String] {
    living.removeAll(where: \.isGone)
    return living.map(\.name)
  }

  /// What they have asked last.
  var tasks: [Task<Void, Never>] { living.compactMap { $0.interactor?.task } }
}

/// Looks at the table each time the screen says that it has changed.
@MainActor private final class WindowObserver: ScreenObserver {
  struct Told: Equatable {
    let window: Range<Int>

    /// Whether each visible row has a cell, and that shows somebody.
    let isComplete: Bool
  }

  private weak let table: EmployeeTable?
  private var told: [Told] = []

  init(_ table: EmployeeTable) {
    self.table = table
  }

  func take() -> [Told] {
    defer { told = [] }
    return told
  }

  func screenDidChange(_ screen: any Screen) {
    guard let table else { return }
    let cells = table.visiblePaths.map(table.cell)
    told.append(Told(window: table.window, isComplete: cells.allSatisfy { $0.map(Self.showsSomething) ?? false }))
  }

  private static func showsSomething(_ cell: any CellRepresenting) -> Bool {
    switch cell {
    case let cell as BaseInfoCell: !cell.name.isEmpty
    case let cell as WorkplaceCell: !cell.text.isEmpty
    default: false
    }
  }
}

extension RowPath {
  fileprivate static let second = RowPath(section: 1, row: 0)
}
