import EmployeeDirectory
import EmployeeDirectoryMocks
import SpySupport
import Testing
import TestingLeakChecks

/// The table of a screen, between cells that write down what they are given and a presenter that does too.
@MainActor final class EmployeeTableSUT {
  let screen: EmployeeListScreen
  let presenter = EmployeeListPresentationSpy()
  private let factory: Factory

  init(transcript: Transcript?) {
    factory = Factory(transcript: transcript)
    let cells = CellMakingStub { [factory] in factory.make($0, onChange: $1) }
    screen = EmployeeListScreen(cells: cells)
    screen.presenter = presenter
  }

  var table: EmployeeTable { screen.table }
  var window: Range<Int> { table.window }
  var cells: [CellSpy] { factory.cells }
  var made: Int { factory.cells.count }
  var madeIdentifiers: [CellIdentifier] { factory.identifiers }

  /// Shows sections of so many rows, numbered through all of them.
  func show(rows: [Int]) {
    show(rows.map { Array(repeating: .workplace, count: $0) })
  }

  func show(_ sections: [[CellIdentifier]]) {
    var number = -1
    screen.showSections(
      sections.map { identifiers in
        SectionModelStub(
          title: "",
          rows: identifiers.map { identifier in
            number += 1
            return CellModelStub(identifier: identifier, number: number)
          })
      })
  }

  /// What happened up to here is not what the test is about.
  func forget() {
    for cell in cells { _ = cell.take() }
  }
}

@MainActor private final class Factory {
  private let transcript: Transcript?
  private(set) var cells: [CellSpy] = []
  private(set) var identifiers: [CellIdentifier] = []

  init(transcript: Transcript?) {
    self.transcript = transcript
  }

  func make(_ identifier: CellIdentifier, onChange: @escaping @MainActor () -> Void) -> CellSpy {
    let cell = CellSpy(onChange: onChange, transcript: transcript)
    cells.append(cell)
    identifiers.append(identifier)
    return cell
  }
}

@MainActor func makeSUT(
  rows: [Int], transcript: Transcript? = nil, at location: SourceLocation = #_sourceLocation
) -> EmployeeTableSUT {
  let sut = track(EmployeeTableSUT(transcript: transcript), at: location)
  track(sut.screen, at: location)
  sut.show(rows: rows)
  return sut
}

@MainActor func makeSUT(
  sections: [[CellIdentifier]], at location: SourceLocation = #_sourceLocation
) -> EmployeeTableSUT {
  let sut = track(EmployeeTableSUT(transcript: nil), at: location)
  track(sut.screen, at: location)
  sut.show(sections)
  return sut
}
