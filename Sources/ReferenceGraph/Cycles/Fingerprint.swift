/// Names a kind of cycle by its types and properties, without addresses, positions and keys.
enum Fingerprint {
  static func of(_ chains: [Chain], in graph: HeapGraph) -> String {
    let lines = chains.map { chain in
      graph.shape(chain.source).qualifiedName + "." + PathText.text(of: chain, in: graph, keepsElements: false)
    }
    // The same cycle may be met at any of its objects.
    let start = leastRotation(of: lines)
    return hexadecimal(hash((lines[start...] + lines[..<start]).joined(separator: "\n")))
  }

  /// Where to begin so that the lines come first in the order of texts, in one pass over them.
  ///
  /// Two starts are compared; the worse one can be skipped together with all that was compared behind it.
  private static func leastRotation(of lines: [String]) -> Int {
    let count = lines.count
    var (one, other, same) = (0, 1, 0)
    while one < count, other < count, same < count {
      let (left, right) = (lines[(one + same) % count], lines[(other + same) % count])
      if left == right { same += 1; continue }
      if left > right { one += same + 1 } else { other += same + 1 }
      if one == other { other += 1 }
      same = 0
    }
    return min(one, other)
  }

  /// FNV-1a, 64 bits: the same on every machine, unlike `Hasher`.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
