/// Every row of some sections, counted through all of them.
struct RowIndex {
  /// From top to bottom.
  private(set) var paths: [RowPath] = []

  /// By section, the number of its first row.
  private var starts: [Int] = []

  init() {}

  @MainActor init(_ sections: [any SectionModel]) {
    for (section, model) in sections.enumerated() {
      starts.append(paths.count)
      paths += model.rows.indices.map { RowPath(section: section, row: $0) }
    }
  }

  /// The number, from 0, of a row that is there.
  func number(of path: RowPath) -> Int { starts[path.section] + path.row }
}
