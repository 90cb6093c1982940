import EmployeeDirectory
import EmployeeDirectoryMocks
import LinksMocks
import Navigation
import NavigationMocks
import Terminal
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree) struct `Front ends of the employee directory` {
  @Test func `does not keep its screen, and draws nothing without it`() throws {
    var screen: EmployeeListScreen? = track(makeScreen())
    let frontEnd = try #require(screen.flatMap(EmployeeFrontEnds.frontEnd))
    screen?.showFailure("No list.")
    screen?.showBusy(true)
    #expect(
      frontEnd.drawing == [Line("Loading employees …", .faint), Line("! No list. (retry)", .warning)])
    #expect(frontEnd.isBusy)

    screen = nil

    #expect(frontEnd.drawing == [])
    #expect(frontEnd.commands.isEmpty)
    #expect(frontEnd.isBusy == false)
  }

  @Test(arguments: ["", "No list."]) func `no two commands share a name, and retry is there after a failure`(
    _ failure: String
  ) throws {
    let screen = makeScreen()
    screen.showFailure(failure)
    let frontEnd = try #require(EmployeeFrontEnds.frontEnd(for: screen))

    let table = CommandTable(frontEnd.commands)

    #expect(table.doubledNames == [])
    #expect(table.help.contains { $0.hasPrefix("retry") } == !failure.isEmpty)
  }

  @Test(arguments: [
    (CellHeight.automatic, 1), (.points(3), 3), (.points(1), 1), (.points(0), 0), (.points(-1), 0),
  ]) func `a row takes the room that its model says`(_ height: CellHeight, _ lines: Int) throws {
    let screen = makeScreen()
    let frontEnd = try #require(EmployeeFrontEnds.frontEnd(for: screen))

    screen.showSections([
      SectionModelStub(title: "Ada", rows: [CellModelStub(identifier: .workplace, height: height)])
    ])

    let row = Array(repeating: Line(""), count: lines)
    #expect(
      frontEnd.drawing == [Line("1  Ada", .strong)] + row + [
        Line("Rows 1 to 1 of 1", .faint), Line("A row of the list cannot be shown.", .warning),
      ])
  }

  @Test func `a whole name is meant alone, and a number is no name`() throws {
    let screen = makeScreen()
    var calls: [String] = []
    let sections = ["Ann", "Annabel", "Agent 7"].map { name in
      SectionModelStub(title: name, rows: [ButtonModel(kind: .call, title: "Call") { calls.append(name) }])
    }
    screen.showSections(sections)
    let frontEnd = try #require(EmployeeFrontEnds.frontEnd(for: screen))
    let table = CommandTable(frontEnd.commands)

    try table.perform("call ANN")
    try table.perform("call bel")
    try table.perform("call 3")

    #expect(calls == ["Ann", "Annabel", "Agent 7"])
    for number in ["7", "0", "-1", "\(Int.min)", "\(Int.max)"] {
      #expect(throws: CommandRefusal("There is no employee number \(number).")) { try table.perform("call \(number)") }
    }
    #expect(throws: CommandRefusal("“nn” may be 2 employees: give a number.")) { try table.perform("call nn") }
    #expect(throws: CommandRefusal("Ann has no address to write to.")) { try table.perform("mail 1") }
  }

  @Test func `a screen of another system has none here`() {
    #expect(EmployeeFrontEnds.frontEnd(for: ScreenSpy()) == nil)
  }

  private func makeScreen() -> EmployeeListScreen {
    EmployeeListAssembly(employees: BundledEmployees(), pictures: BundledPictures(), links: LinkOpeningSpy())
      .assemble().screen
  }
}
