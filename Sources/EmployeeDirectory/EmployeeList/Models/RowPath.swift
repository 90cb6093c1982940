/// Where a row is: in which section, and there in which place.
public struct RowPath: Hashable, Sendable {
  public let section: Int
  public let row: Int

  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}
