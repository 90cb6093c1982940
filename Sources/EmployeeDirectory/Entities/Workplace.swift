public import Titles

/// Where an employee works.
public struct Workplace: Hashable, Sendable {
  public let name: Title
  public let address: Title

  public init(name: Title, address: Title) {
    self.name = name
    self.address = address
  }
}
