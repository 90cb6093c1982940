/// Shows a button.
///
/// - Owned by: ``EmployeeTable``.
/// - Owns: its model, whose closure holds the section weakly.
@MainActor public final class ButtonCell: CellRepresenting {
  public let isBusy = false
  private var model: ButtonModel?

  public init() {}

  public var title: String { model?.title ?? "" }

  public func tap() {
    model?.tap()
  }

  public func represent(_ model: any CellModel) throws(CellError) {
    guard let model = model as? ButtonModel else { throw .unknownModel }
    self.model = model
  }

  public func prepareForReuse() {
    model = nil
  }
}
