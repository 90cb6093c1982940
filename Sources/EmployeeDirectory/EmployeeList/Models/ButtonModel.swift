/// Something that can be done with an employee.
public struct ButtonModel: CellModel {
  public enum Kind: Equatable, Sendable, CaseIterable {
    case call, mail
  }

  public let identifier = CellIdentifier.button
  public let height = CellHeight.automatic
  public let kind: Kind
  public let title: String

  /// Holds the section weakly.
  public let tap: @MainActor () -> Void

  public init(kind: Kind, title: String, tap: @escaping @MainActor () -> Void) {
    self.kind = kind
    self.title = title
    self.tap = tap
  }
}
