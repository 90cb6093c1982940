/// One place where an employee works.
public struct WorkplaceModel: CellModel, Equatable {
  public let identifier = CellIdentifier.workplace
  public let height = CellHeight.automatic
  public let text: String

  public init(text: String) {
    self.text = text
  }
}
