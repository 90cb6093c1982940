/// A set of small numbers, one bit each.
struct Bits {
  private var words: [UInt64]

  init(count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

  func contains(_ number: UInt32) -> Bool {
    let word = Int(number >> 6)
    return word < words.count && words[word] & (1 << UInt64(number & 63)) != 0
  }

  /// - Returns: whether it is new.
  @discardableResult
  mutating func insert(_ number: UInt32) -> Bool {
    let word = Int(number >> 6)
    while word >= words.count { words.append(0) }
    let bit: UInt64 = 1 << UInt64(number & 63)
    if words[word] & bit != 0 { return false }
    words[word] |= bit
    return true
  }

  mutating func remove(_ number: UInt32) { words[Int(number >> 6)] &= ~(1 << UInt64(number & 63)) }
}
