/// Shows one workplace.
///
/// - Owned by: ``EmployeeTable``.
@MainActor public final class WorkplaceCell: CellRepresenting {
  public let isBusy = false
  public private(set) var text = ""

  public init() {}

  public func represent(_ model: any CellModel) throws(CellError) {
    guard let model = model as? WorkplaceModel else { throw .unknownModel }
    text = model.text
  }

  public func prepareForReuse() {
    text = ""
  }
}
