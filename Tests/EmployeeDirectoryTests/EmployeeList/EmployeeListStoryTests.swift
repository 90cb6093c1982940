import EmployeeDirectory
import EmployeeDirectoryMocks
import Links
import LinksMocks
import SpySupport
import Testing
import TestingLeakChecks

/// Whole stories on the screen, through every real part.
@MainActor @Suite(.leakFree, .timeLimit(.minutes(1))) struct `Employee list on its screen` {
  @Test func `story: the list comes, then the pictures, then a call`() async throws {
    let module = track(EmployeeListModule())
    let screen = try await module.open()
    #expect(screen.isLoading)
    #expect(screen.table.rowCount == 0)

    try await module.answerList(with: .success([.example()]))
    #expect(screen.isLoading == false)
    #expect(screen.isBusy, "the portrait is on its way")
    #expect(module.baseInfo(at: .first)?.portrait == .loading)

    try await module.answerPicture(with: .success(.bar()))
    #expect(screen.isBusy == false)
    #expect(module.baseInfo(at: .first)?.portrait == .bar())

    screen.tap(RowPath(section: 0, row: 2))
    #expect(module.links.take() == [.open("tel:112")])
    #expect(screen.notice == "Opened tel:112")
  }

  @Test func `story: no list, retry, a list`() async throws {
    let module = track(EmployeeListModule())
    let screen = try await module.open(with: .failure(.missing))
    #expect(screen.failure == "The list of employees is not there.")

    screen.retry()
    #expect(screen.failure == "")
    #expect(screen.isLoading)
    try await module.answerList(2, with: .success([.example(picture: nil)]))

    #expect(screen.table.rowCount == 4)
    #expect(screen.isBusy == false)
  }

  @Test func `story: a picture that does not come is said in its place`() async throws {
    let module = track(EmployeeListModule())
    try await module.open(with: .success([.example()]))

    try await module.answerPicture(with: .failure(.missing))

    #expect(module.baseInfo(at: .first)?.portrait == .note("No picture."))
    #expect(module.screen?.isBusy == false)
  }

  @Test func `a link that does not open is said`() async throws {
    let module = track(EmployeeListModule())
    module.links.refusal = .notOpened
    let screen = try await module.open(with: .success([.example(picture: nil)]))

    screen.tap(RowPath(section: 0, row: 3))

    #expect(screen.notice == "Nothing here opens mailto:ada@example.com")
  }

  @Test func `story: a notice is there until the user goes on`() async throws {
    let module = track(EmployeeListModule())
    let screen = try await module.open(with: .success([.example(picture: nil)]))
    screen.tap(RowPath(section: 0, row: 2))
    #expect(screen.notice == "Opened tel:112")

    screen.tap(RowPath(section: 0, row: 1))
    #expect(screen.notice == "")

    screen.tap(RowPath(section: 0, row: 3))
    #expect(screen.notice == "Opened mailto:ada@example.com")

    screen.table.scrollDown()
    #expect(screen.notice == "")
  }

  @Test func `the list of nobody says so as long as it is there`() async throws {
    let module = track(EmployeeListModule())
    let screen = try await module.open(with: .success([]))

    screen.table.scrollDown()

    #expect(screen.notice == "There are no employees.")
  }

  @Test func `tapping after the module died does nothing`() async throws {
    let module = track(EmployeeListModule())
    try await module.open(with: .success([.example(picture: nil)]))
    let sections = module.screen?.table.sections ?? []
    let buttons = sections.flatMap(\.rows).compactMap { $0 as? ButtonModel }
    weak let presenter = module.presenter
    #expect(buttons.map(\.kind) == [.call, .mail])

    try module.close()
    for button in buttons { button.tap() }

    #expect(presenter == nil)
    #expect(sections.map(\.title) == ["Ada"], "the section lives on, and finds nobody")
    #expect(module.links.take() == [])
  }
}

extension RowPath {
  static let first = RowPath(section: 0, row: 0)
}
