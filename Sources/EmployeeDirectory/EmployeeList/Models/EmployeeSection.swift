public import Links

/// The rows of one employee; what yields no link has no button.
///
/// - Owned by: ``EmployeeTable``.
/// - Owns: its rows.
/// - Holds weakly: ``EmployeeSectionDelegate``, the presenter; its buttons hold the section weakly.
@MainActor public final class EmployeeSection: SectionModel {
  /// A button that is there, and where it leads.
  public struct Button: Equatable, Sendable {
    let kind: ButtonModel.Kind
    let title: String
    let link: Link

    public init(kind: ButtonModel.Kind, title: String, link: Link) {
      self.kind = kind
      self.title = title
      self.link = link
    }
  }

  public private(set) var rows: [any CellModel]
  public let title: String
  private weak let delegate: (any EmployeeSectionDelegate)?

  public init(
    baseInfo: BaseInfoModel, workplaces: [WorkplaceModel], buttons: [Button], delegate: any EmployeeSectionDelegate
  ) {
    title = baseInfo.name
    rows = [baseInfo] + workplaces
    self.delegate = delegate
    rows += buttons.map { button in
      ButtonModel(kind: button.kind, title: button.title) { [weak self] in self?.delegate?.open(button.link) }
    }
  }
}
