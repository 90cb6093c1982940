internal import EmployeeDirectory

/// Draws the cells of the list.
@MainActor enum CellDrawing {
  static func lines(of cell: any CellRepresenting, height: CellHeight) -> [Line] {
    let lines = content(of: cell).map { Line($0.isEmpty ? "" : "   " + $0) }
    guard case .points(let points) = height else { return lines }
    let count = max(0, points)
    return lines.prefix(count) + Array(repeating: Line(""), count: max(0, count - lines.count))
  }

  /// A cell that shows nothing, or is of no known kind, takes an empty line.
  private static func content(of cell: any CellRepresenting) -> [String] {
    switch cell {
    case let cell as BaseInfoCell: beside(portrait(cell.portrait), [cell.name, cell.specialization])
    case let cell as WorkplaceCell: [cell.text]
    case let cell as ButtonCell: ["[ \(cell.title) ]"]
    default: [""]
    }
  }

  private static func portrait(_ portrait: PortraitDisplay?) -> [String] {
    switch portrait {
    case .picture(let rows): rows
    case .loading: ["…"]
    case .note(let text): ["(\(text))"]
    case nil: []
    }
  }

  /// The second column stands right of the first, whose lines are made as long as the longest.
  private static func beside(_ left: [String], _ right: [String]) -> [String] {
    let width = max(Picture.maximumSide, left.map(\.count).max() ?? 0)
    return (0..<max(left.count, right.count)).map { row in
      let start = row < left.count ? left[row] : ""
      let rest = row < right.count ? right[row] : ""
      var line = start + String(repeating: " ", count: width - start.count + 2) + rest
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
