/// Numbers objects by their address in the order of their discovery.
///
/// Memory is looked at in blocks of 1,024 bytes with a place for every 16: objects are aligned to 16, and those made one
/// after the other lie in one block, so that the table is read where it was read just before.
struct AddressTable {
  private static let blockBits = 10
  private static let placesPerBlock = 1 << (blockBits - 4)
  private static let noNumbers = [UInt32](repeating: 0, count: placesPerBlock)

  /// One more than the number; zero for none.
  private var numbers: [UInt32] = []
  private var blocks = BlockTable()
  private var last: (block: UInt, start: Int) = (.max, 0)
  private(set) var count: UInt32 = 0

  /// The number of an address, and whether it is new.
  mutating func number(of address: UInt) -> (number: UInt32, isNew: Bool) {
    let place = start(of: address >> Self.blockBits) + Self.place(of: address)
    let known = numbers[place]
    if known != 0 { return (known - 1, false) }
    count += 1
    numbers[place] = count
    return (count - 1, true)
  }

  /// The number of an address that has one.
  func known(_ address: UInt) -> UInt32? {
    guard let start = blocks.value(of: address >> Self.blockBits) else { return nil }
    let number = numbers[start * Self.placesPerBlock + Self.place(of: address)]
    return number == 0 ? nil : number - 1
  }

  private static func place(of address: UInt) -> Int { Int(address >> 4) & (placesPerBlock - 1) }

  private mutating func start(of block: UInt) -> Int {
    if last.block == block { return last.start }
    let next = numbers.count / Self.placesPerBlock
    let index = blocks.value(of: block, orAdd: next)
    if index == next { numbers.append(contentsOf: Self.noNumbers) }
    last = (block, index * Self.placesPerBlock)
    return last.start
  }
}

/// A hash table from blocks to their positions, with linear probing.
private struct BlockTable {
  private var keys = [UInt](repeating: 0, count: 64)
  private var values = [UInt32](repeating: 0, count: 64)
  private var count = 0

  func value(of key: UInt) -> Int? {
    let slot = slot(of: key)
    return keys[slot] == key ? Int(values[slot]) : nil
  }

  mutating func value(of key: UInt, orAdd new: Int) -> Int {
    let slot = slot(of: key)
    if keys[slot] == key { return Int(values[slot]) }
    keys[slot] = key
    values[slot] = UInt32(truncatingIfNeeded: new)
    count += 1
    if count * 2 > keys.count { grow() }
    return new
  }

  private func slot(of key: UInt) -> Int {
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32) & mask
    while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = (keys, values)
    keys = [UInt](repeating: 0, count: old.0.count * 2)
    values = [UInt32](repeating: 0, count: old.0.count * 2)
    for (index, key) in old.0.enumerated() where key != 0 {
      let slot = slot(of: key)
      keys[slot] = key
      values[slot] = old.1[index]
    }
  }
}
