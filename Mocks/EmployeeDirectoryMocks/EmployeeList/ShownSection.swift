public import EmployeeDirectory

/// What is to be read in a section: a value, which holds nothing.
public struct ShownSection: Equatable, Sendable {
  public let title: String

  /// One text a row: `info NAME, SPECIALIZATION, PICTURE`, `workplace TEXT`, `call TITLE`, `mail TITLE`.
  public let rows: [String]

  public init(title: String, rows: [String]) {
    self.title = title
    self.rows = rows
  }

  @MainActor public init(_ section: any SectionModel) {
    self.init(title: section.title, rows: section.rows.map(Self.text))
  }

  @MainActor private static func text(of model: any CellModel) -> String {
    switch model {
    case let model as BaseInfoModel:
      "info \(model.name), \(model.specialization), \(model.picture?.text ?? "no picture")"
    case let model as WorkplaceModel: "workplace \(model.text)"
    case let model as ButtonModel: "\(model.kind) \(model.title)"
    default: "\(model.identifier)"
    }
  }
}
