import EmployeeDirectory
import EmployeeDirectoryMocks
import SpySupport
import TestSupport
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

  @Test func `10,000 employees scrolled through leave only the visible cells' modules alive`() async throws {
    let portraits = track(LivingPortraits())
    let screen = track(EmployeeListScreen(cells: EmployeeCells(portraits: portraits.making)))
    let delegate = EmployeeSectionDelegateSpy()
    screen.showSections(
      (1...10_000).map { number in
        let picture = PictureID("picture-\(number)")
        return EmployeeSection(
          baseInfo: BaseInfoModel(name: "Employee \(number)", specialization: "Engines", picture: picture),
          workplaces: [], buttons: [], delegate: delegate)
      })
    #expect(screen.table.rowCount == 10_000)

    while screen.table.window.upperBound < 10_000 {
      screen.table.scrollDown()
      guard portraits.alive.count == 6 else { break }
    }

    #expect(portraits.alive == (9_995...10_000).map { "picture-\($0)" })
    #expect(portraits.made == 10_000)
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
    weak let interactor: PortraitInteractor?
  }

  private let assembly = PortraitAssembly(pictures: PictureServiceStub { _ in .failure(.missing) })
  private var living: [Made] = []
  private(set) var made = 0

  var making: PortraitMakingStub {
    PortraitMakingStub { [self] id in
      let tile = assembly.makePortrait(of: id)
      let presenter = tile.presenter as? PortraitPresenter
      living.append(Made(name: id.text, tile: tile, interactor: presenter?.useCase as? PortraitInteractor))
      made += 1
      return tile
    }
  }

  /// The pictures of the modules of which anything is alive.
  var alive: [String] {
    living.removeAll { $0.tile == nil && $0.interactor == nil }
    return living.map(\.name)
  }
}

extension RowPath {
  fileprivate static let second = RowPath(section: 1, row: 0)
}
