public import Navigation

/// The list's view without a toolkit: stores what is shown, forwards what a user does.
///
/// - Owned by: ``NavigationStack``.
/// - Owns: ``EmployeeListPresentation``, ``EmployeeTable``.
/// - Holds weakly: its navigation and its observer, in ``context``.
@MainActor public final class EmployeeListScreen {
  public let title = "Employees"
  public var context = ScreenContext()
  public let table: EmployeeTable

  public private(set) var isLoading = false { didSet { changed() } }
  public private(set) var failure = "" { didSet { changed() } }
  public private(set) var notice = "" { didSet { changed() } }

  /// Set once, by the assembly: the presenter is made after the view that it holds weakly.
  package var presenter: (any EmployeeListPresentation)?

  public init(cells: any CellMaking) {
    table = EmployeeTable(cells: cells)
    table.onChange = { [weak self] in self?.changed() }
    table.onScroll = { [weak self] in self?.endNotice() }
    table.onRefusal = { [weak self] in self?.presenter?.refuseRow($0) }
  }

  /// Whether the list, or something in a visible row, is still on its way.
  public var isBusy: Bool { isLoading || table.isBusy }
}

extension EmployeeListScreen: Screen {
  public func load() {
    presenter?.start()
  }
}

// MARK: - What a user does

extension EmployeeListScreen {
  public func retry() {
    guard !failure.isEmpty else { return }
    presenter?.retry()
  }

  /// Brings the row into the window, if there is such a row, and taps what it shows.
  public func tap(_ path: RowPath) {
    guard table.model(at: path) != nil else { return }
    endNotice()
    table.reveal(path)
    (table.cell(at: path) as? ButtonCell)?.tap()
  }

  private func endNotice() {
    guard !notice.isEmpty else { return }
    presenter?.endNotice()
  }
}

// MARK: - What is shown

extension EmployeeListScreen: EmployeeListView {
  public func showBusy(_ isBusy: Bool) { isLoading = isBusy }
  public func showSections(_ sections: [any SectionModel]) { table.show(sections) }
  public func showFailure(_ text: String) { failure = text }
  public func showNotice(_ text: String) { notice = text }
}
