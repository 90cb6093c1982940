public import EmployeeDirectory

/// A model of no real kind, which says of itself what the test wants.
public struct CellModelStub: CellModel, Equatable {
  public let identifier: CellIdentifier
  public let height: CellHeight

  /// Tells models apart.
  public let number: Int

  public init(identifier: CellIdentifier, height: CellHeight = .automatic, number: Int = 0) {
    self.identifier = identifier
    self.height = height
    self.number = number
  }
}
