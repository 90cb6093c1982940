/// An array that never moves what it holds: of a large graph an array that doubles would stand in memory twice.
struct ChunkedArray<Element> {
  private static var bits: Int { 16 }

  private var chunks: ContiguousArray<ContiguousArray<Element>> = [[]]
  private(set) var count = 0

  mutating func append(_ element: Element) {
    if count > 0, count & (1 << Self.bits - 1) == 0 {
      chunks.append([])
      chunks[chunks.count - 1].reserveCapacity(1 << Self.bits)
    }
    chunks[chunks.count - 1].append(element)
    count += 1
  }
}

extension ChunkedArray: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Element {
    get { chunks[position >> Self.bits][position & (1 << Self.bits - 1)] }
    set { chunks[position >> Self.bits][position & (1 << Self.bits - 1)] = newValue }
  }
}

extension ChunkedArray: Sendable where Element: Sendable {}
