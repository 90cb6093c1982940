public import EmployeeDirectory

/// A section of the rows that the test gives it.
@MainActor public final class SectionModelStub: SectionModel {
  public let title: String
  public let rows: [any CellModel]

  public init(title: String, rows: [any CellModel]) {
    self.title = title
    self.rows = rows
  }
}
