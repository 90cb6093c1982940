/// Where everything of a drawing stands, in pixels.
struct Placement: Equatable {
  static let channel = 80
  static let gap = 26
  static let margin = 20
  static let laneHeight = 8

  /// By object.
  private(set) var boxes: [Box]
  private(set) var lanes: [Lane: Int] = [:]

  /// The left and right end of each column.
  private(set) var spans: [ClosedRange<Int>] = []
  private(set) var height = 0

  var width: Int { (spans.last?.upperBound ?? 0) + Self.margin + (turnsAtEnd ? 40 : 0) }

  /// Whether a reference stays in the last column, and so turns around right of it.
  private let turnsAtEnd: Bool

  init(_ picture: ModulePicture, _ layering: Layering) {
    let ordering = Ordering(picture, layering)
    let last = ordering.columns.count - 1
    turnsAtEnd = picture.references.contains {
      layering.columns[$0.source] == last && layering.columns[$0.target] == last
    }
    boxes = picture.objects.indices.map { object in
      let rows = picture.references.filter { $0.source == object }
      let widest = ([TextWidth.title(picture.objects[object].label)] + rows.map { TextWidth.row($0.path) }).max() ?? 0
      return Box(width: widest + 24, rows: rows.count)
    }
    var left = Self.margin
    for column in ordering.columns { place(column, left: &left) }
    height += Self.margin
  }

  private mutating func place(_ column: [Ordering.Item], left: inout Int) {
    let objects = column.compactMap { item in if case .object(let object) = item { object } else { nil } }
    let width = objects.map { boxes[$0].width }.max() ?? 0
    var top = Self.margin
    for item in column {
      switch item {
      case .object(let object):
        boxes[object] = Box(x: left, y: top, width: width, rows: boxes[object].rows)
        top = boxes[object].bottom
      case .lane(let lane):
        lanes[lane] = top + Self.laneHeight / 2
        top += Self.laneHeight
      }
      height = max(height, top)
      top += item.isLane ? Self.gap / 2 : Self.gap
    }
    spans.append(left...left + width)
    left += width + Self.channel
  }
}

extension Ordering.Item {
  var isLane: Bool { if case .lane = self { true } else { false } }
}
