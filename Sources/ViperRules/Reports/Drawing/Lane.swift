internal import ReferenceGraph

/// A way through a column between its boxes, for references that lead past it to one object in one manner.
struct Lane: Hashable {
  let column: Int
  let target: Int
  let leadsRight: Bool
  let ownership: Ownership
  let isBroken: Bool

  init(_ reference: PicturedReference, column: Int, leadsRight: Bool) {
    self.column = column
    target = reference.target
    self.leadsRight = leadsRight
    ownership = reference.ownership
    isBroken = reference.isBroken || reference.isInCycle
  }

  /// The lanes of a reference on its way; none between neighbours.
  static func all(of reference: PicturedReference, in columns: [Int]) -> [Lane] {
    let (start, end) = (columns[reference.source], columns[reference.target])
    if abs(start - end) < 2 { return [] }
    let passed = start < end ? Array(start + 1..<end) : (end + 1..<start).reversed()
    return passed.map { Lane(reference, column: $0, leadsRight: start < end) }
  }
}
