/// Where an object is drawn: its name on top, a row for each of its references below.
struct Box: Equatable {
  static let rowHeight = 18
  static let headHeight = 38
  static let foot = 6

  var x = 0
  var y = 0
  let width: Int
  let rows: Int

  var height: Int { Self.headHeight + (rows == 0 ? 0 : rows * Self.rowHeight + Self.foot) }
  var right: Int { x + width }
  var bottom: Int { y + height }

  /// Where references arrive.
  var arrival: Int { y + Self.headHeight / 2 }

  /// Where the reference of a row leaves.
  func departure(_ row: Int) -> Int { y + Self.headHeight + row * Self.rowHeight + Self.rowHeight / 2 + 2 }
}
