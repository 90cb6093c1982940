/// Shows who an employee is; the portrait in it is a module of its own, which lives until the cell is reused.
///
/// - Owned by: ``EmployeeTable``.
/// - Owns: ``PortraitTile`` while it shows somebody, ``PortraitMaking``.
@MainActor public final class BaseInfoCell {
  public private(set) var name = ""
  public private(set) var specialization = ""

  package private(set) var tile: PortraitTile?
  private let portraits: any PortraitMaking
  private let onChange: @MainActor () -> Void

  /// - Parameter onChange: called when the portrait has changed.
  public init(portraits: any PortraitMaking, onChange: @escaping @MainActor () -> Void) {
    self.portraits = portraits
    self.onChange = onChange
  }

  /// What stands in the portrait's place; `nil` for somebody without a picture.
  public var portrait: PortraitDisplay? { tile?.display }
}

extension BaseInfoCell: CellRepresenting {
  public var isBusy: Bool { portrait == .loading }

  public func represent(_ model: any CellModel) throws(CellError) {
    guard let model = model as? BaseInfoModel else { throw .unknownModel }
    name = model.name
    specialization = model.specialization
    tile = model.picture.map(portraits.makePortrait)
    tile?.onChange = onChange
    tile?.load()
  }

  public func prepareForReuse() {
    name = ""
    specialization = ""
    tile = nil
  }
}
