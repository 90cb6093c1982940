/// A table view without a toolkit: cells for the rows in its window, reused when their row leaves it.
///
/// - Owned by: ``EmployeeListScreen``.
/// - Owns: every ``SectionModel``; the visible cells; idle ones, which are empty; ``CellMaking``.
@MainActor public final class EmployeeTable {
  /// The rows in the window, counted through all sections.
  public private(set) var window = 0..<0

  public private(set) var sections: [any SectionModel] = []
  private var index = RowIndex()

  /// How many rows the window has, where there are so many.
  private var length = 6

  private var visible: [RowPath: any CellRepresenting] = [:]
  private var idle: [CellIdentifier: [any CellRepresenting]] = [:]
  package let cells: any CellMaking

  /// While the window changes, whoever watches is told nothing: a row in it may not have its cell yet.
  private var isChanging = false
  private var refusals: [CellError] = []

  /// Called when other rows are shown, or a visible cell shows something else; the screen passes it on.
  var onChange: @MainActor () -> Void = {}

  /// Called when the user has scrolled, if there is a row.
  var onScroll: @MainActor () -> Void = {}

  /// Called for a row whose cell refuses its model; the cell stays empty.
  var onRefusal: @MainActor (CellError) -> Void = { _ in }

  init(cells: any CellMaking) {
    self.cells = cells
  }

  public var rowCount: Int { index.paths.count }

  /// Whether something in the window is still on its way.
  public var isBusy: Bool { visible.values.contains { $0.isBusy } }

  /// Where the rows in the window are, from top to bottom.
  public var visiblePaths: [RowPath] { Array(index.paths[window]) }

  /// The cell of a row; `nil` for one outside the window.
  public func cell(at path: RowPath) -> (any CellRepresenting)? { visible[path] }

  /// The model of a row; `nil` where there is no such row.
  public func model(at path: RowPath) -> (any CellModel)? {
    guard sections.indices.contains(path.section) else { return nil }
    let rows = sections[path.section].rows
    return rows.indices.contains(path.row) ? rows[path.row] : nil
  }
}

// MARK: - What is shown

extension EmployeeTable {
  /// Shows other sections, from the top.
  func show(_ sections: [any SectionModel]) {
    change {
      place(0..<0)
      self.sections = sections
      index = RowIndex(sections)
      place(fullWindow(from: 0))
    }
  }

  /// Makes the window as large as these rows and moves it there; rows that do not exist are left out.
  public func show(rows: Range<Int>) {
    let rows = rows.clamped(to: 0..<rowCount)
    guard !rows.isEmpty else { return }
    length = rows.count
    move(to: rows)
  }

  public func scrollDown() { scroll(to: window.lowerBound + length) }
  public func scrollUp() { scroll(to: window.lowerBound - length) }
  public func scrollToTop() { scroll(to: 0) }

  /// Scrolls as little as is needed to have the row in the window.
  public func reveal(_ path: RowPath) {
    guard model(at: path) != nil else { return }
    let row = index.number(of: path)
    if row < window.lowerBound { scroll(to: row) }
    if row >= window.upperBound { scroll(to: row - length + 1) }
  }

  private func scroll(to row: Int) {
    guard rowCount > 0 else { return }
    move(to: fullWindow(from: row))
  }

  private func move(to rows: Range<Int>) {
    change {
      place(rows)
      onScroll()
    }
  }

  /// A window that begins with the row; near the end an earlier one, so that it is still full.
  private func fullWindow(from row: Int) -> Range<Int> {
    let top = max(0, min(row, rowCount - length))
    return top..<min(top + length, rowCount)
  }
}

// MARK: - Cells

extension EmployeeTable {
  /// Tells of a change once, when it is complete; then of the rows that could not be shown.
  private func change(_ work: () -> Void) {
    isChanging = true
    work()
    isChanging = false
    onChange()
    while !refusals.isEmpty { onRefusal(refusals.removeFirst()) }
  }

  private func cellChanged() {
    if !isChanging { onChange() }
  }

  /// What leaves the window is emptied first, so that what comes in can reuse it.
  private func place(_ rows: Range<Int>) {
    let shown = Set(index.paths[rows])
    for path in visiblePaths where !shown.contains(path) { recycle(path) }
    window = rows
    for path in index.paths[rows] where visible[path] == nil { fill(path) }
  }

  private func recycle(_ path: RowPath) {
    guard let cell = visible.removeValue(forKey: path), let model = model(at: path) else { return }
    cell.prepareForReuse()
    idle[model.identifier, default: []].append(cell)
  }

  private func fill(_ path: RowPath) {
    guard let model = model(at: path) else { return }
    let cell =
      idle[model.identifier]?.popLast()
      ?? cells.makeCell(model.identifier) { [weak self] in self?.cellChanged() }
    visible[path] = cell
    do throws(CellError) {
      try cell.represent(model)
    } catch {
      refusals.append(error)
    }
  }
}
