/// The way of a reference's line: out of its row, between the boxes, into the head of its object.
struct EdgeRoute: Equatable {
  /// In the syntax of SVG.
  let path: String

  /// Where the arrow's head stands, and whether it points right.
  let tip: (x: Int, y: Int)
  let pointsRight: Bool

  /// Where the line begins, and whether to the right.
  let start: (x: Int, y: Int)
  let leavesRight: Bool

  private static let arrow = 8
  private static let turn = 34

  init(_ reference: PicturedReference, row: Int, columns: [Int], placement: Placement) {
    let (source, target) = (placement.boxes[reference.source], placement.boxes[reference.target])
    let (from, to) = (columns[reference.source], columns[reference.target])
    leavesRight = from <= to
    pointsRight = from < to
    start = (leavesRight ? source.right : source.x, source.departure(row))
    tip = (pointsRight ? target.x : target.right, target.arrival)
    let end = (x: tip.x + (pointsRight ? -Self.arrow : Self.arrow), y: tip.y)
    var text = "M\(start.x) \(start.y)"
    if from == to {
      let turn = start.x + Self.turn
      text += " C\(turn) \(start.y) \(turn) \(end.y) \(end.x) \(end.y)"
    } else {
      var last = start
      for lane in Lane.all(of: reference, in: columns) {
        let (span, y) = (placement.spans[lane.column], placement.lanes[lane] ?? 0)
        let (entry, exit) =
          pointsRight ? (span.lowerBound, span.upperBound) : (span.upperBound, span.lowerBound)
        text += Self.curve(from: last, to: (entry, y)) + " H\(exit)"
        last = (exit, y)
      }
      text += Self.curve(from: last, to: end)
    }
    path = text
  }

  /// The triangle at the end.
  var head: String {
    let back = tip.x + (pointsRight ? -Self.arrow - 1 : Self.arrow + 1)
    return "M\(tip.x) \(tip.y) L\(back) \(tip.y - 5) L\(back) \(tip.y + 5) Z"
  }

  private static func curve(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) -> String {
    let middle = (start.x + end.x) / 2
    return " C\(middle) \(start.y) \(middle) \(end.y) \(end.x) \(end.y)"
  }

  static func == (left: EdgeRoute, right: EdgeRoute) -> Bool { left.path == right.path && left.head == right.head }
}
