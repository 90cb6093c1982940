/// Makes the cells of the list.
///
/// - Owned by: ``EmployeeTable``.
/// - Owns: ``PortraitMaking``, which it hands on.
@MainActor public final class EmployeeCells {
  package let portraits: any PortraitMaking

  public init(portraits: any PortraitMaking) {
    self.portraits = portraits
  }
}

extension EmployeeCells: CellMaking {
  public func makeCell(
    _ identifier: CellIdentifier, onChange: @escaping @MainActor () -> Void
  ) -> any CellRepresenting {
    switch identifier {
    case .baseInfo: BaseInfoCell(portraits: portraits, onChange: onChange)
    case .workplace: WorkplaceCell()
    case .button: ButtonCell()
    }
  }
}
