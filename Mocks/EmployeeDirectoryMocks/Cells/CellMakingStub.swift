public import EmployeeDirectory

/// Gives the table the cells that the test wants it to have.
@MainActor public final class CellMakingStub: CellMaking {
  private let cell: @MainActor (CellIdentifier, @escaping @MainActor () -> Void) -> any CellRepresenting

  public init(
    cell: @escaping @MainActor (CellIdentifier, @escaping @MainActor () -> Void) -> any CellRepresenting
  ) {
    self.cell = cell
  }

  public func makeCell(
    _ identifier: CellIdentifier, onChange: @escaping @MainActor () -> Void
  ) -> any CellRepresenting {
    cell(identifier, onChange)
  }
}
