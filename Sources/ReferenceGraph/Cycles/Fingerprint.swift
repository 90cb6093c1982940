/// Names a kind of cycle by its types and properties, without addresses, positions and keys.
enum Fingerprint {
  static func of(_ chains: [[Hop]], in graph: HeapGraph) -> String {
    let lines = chains.map { hops in
      graph.shape(hops[0].source).qualifiedName + "." + PathText.text(of: hops, in: graph, keepsElements: false)
    }
    // The same cycle may be met at any of its objects.
    let rotations = lines.indices.map { Array(lines[$0...] + lines[..<$0]) }
    let text = rotations.map { $0.joined(separator: "\n") }.min() ?? ""
    return hexadecimal(hash(text))
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
