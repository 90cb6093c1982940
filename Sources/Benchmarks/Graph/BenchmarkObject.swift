/// What the measured graphs are made of: one strong way each to its like, and a weak way back.
class BenchmarkObject {
  weak var back: BenchmarkObject?
  init() {}

  /// Takes the object apart, so that a long chain is not released by recursion.
  func letGo() {}
}

final class ChainObject: BenchmarkObject {
  var next: BenchmarkObject?
  override func letGo() { next = nil }
}

final class TreeObject: BenchmarkObject {
  var left: BenchmarkObject?
  var right: BenchmarkObject?
  override func letGo() { (left, right) = (nil, nil) }
}

final class DenseObject: BenchmarkObject {
  var neighbours: [BenchmarkObject] = []
  override func letGo() { neighbours = [] }
}

final class ClosureObject: BenchmarkObject {
  var action: (() -> Void)?
  override func letGo() { action = nil }
}

final class TableObject: BenchmarkObject {
  var children: [Int: BenchmarkObject] = [:]
  override func letGo() { children = [:] }
}
