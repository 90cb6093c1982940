// Layout: stdlib/public/core/ContiguousArrayBuffer.swift, DictionaryStorage.swift, SetStorage.swift and HashTable.swift. The
// offsets of their fields come from the metadata of these classes; what stands behind the fields begins at their size.

extension ObjectReader {
  mutating func read(
    _ elements: ElementsShape, of base: UnsafeRawPointer, shape: Int32, into found: inout [FoundReference]
  ) {
    if elements.layout == Layouts.empty { return }
    let count = base.load(fromByteOffset: elements.countOffset, as: Int.self)
    if let path = layouts.pathOfSoleReference(elements.layout) {
      for index in 0..<count {
        let target = base.load(fromByteOffset: elements.start + index * elements.stride, as: UInt.self)
        append(target, path, element: UInt32(truncatingIfNeeded: index), to: &found)
      }
      return
    }
    for index in 0..<count {
      read(
        elements.layout, at: base + elements.start + index * elements.stride,
        element: UInt32(truncatingIfNeeded: index), shape: shape, into: &found)
    }
  }

  /// Reads the entries in the order of their keys: that of the buckets changes from run to run.
  mutating func read(
    _ table: TableShape, of base: UnsafeRawPointer, shape: Int32, into found: inout [FoundReference]
  ) {
    if table.keyLayout == Layouts.empty, table.valueLayout ?? Layouts.empty == Layouts.empty { return }
    let keys = base.load(fromByteOffset: table.keysOffset, as: UnsafeRawPointer.self)
    let values = table.valuesOffset.map { base.load(fromByteOffset: $0, as: UnsafeRawPointer.self) }

    let keyStride = table.key.stride
    let taken = buckets(table, of: base)
    if table.key.type == Int.self {
      let entries = taken.map { (key: keys.load(fromByteOffset: $0 * keyStride, as: Int.self), bucket: $0) }
      for (key, bucket) in entries.sorted(by: { $0.key < $1.key }) {
        readEntry(bucket, .integer(key), of: table, keys, values, shape: shape, into: &found)
      }
    } else {
      let entries = taken.map { (key: KeyReader.key(at: keys + $0 * keyStride, of: table.key), bucket: $0) }
      for (key, bucket) in entries.sorted(by: { $0.key < $1.key }) {
        readEntry(bucket, key, of: table, keys, values, shape: shape, into: &found)
      }
    }
  }

  private func append(_ word: UInt, _ path: PathID, element: UInt32, to found: inout [FoundReference]) {
    let target = word & Self.addressBits
    if target > 4095 {
      found.append(FoundReference(target: target, ownership: .strong, path: path, element: element))
    }
  }

  private mutating func readEntry(
    _ bucket: Int, _ key: ElementKey, of table: TableShape, _ keys: UnsafeRawPointer, _ values: UnsafeRawPointer?,
    shape: Int32, into found: inout [FoundReference]
  ) {
    let element = number(of: key)
    if table.keyLayout != Layouts.empty {
      read(table.keyLayout, at: keys + bucket * table.key.stride, element: element, shape: shape, into: &found)
    }
    guard let values, let value = table.value, let layout = table.valueLayout else { return }
    let place = values + bucket * value.stride
    if let path = layouts.pathOfSoleReference(layout) {
      append(place.load(as: UInt.self), path, element: element, to: &found)
    } else {
      read(layout, at: place, element: element, shape: shape, into: &found)
    }
  }

  /// The buckets that are taken, one bit each; with fewer than 64 the bits behind the last say nothing.
  private func buckets(_ table: TableShape, of base: UnsafeRawPointer) -> [Int] {
    let scale = base.load(fromByteOffset: table.scaleOffset, as: Int8.self)
    let count = 1 << Int(scale)
    var taken: [Int] = []
    for word in 0..<(count + 63) / 64 {
      var bits = base.load(fromByteOffset: table.bitsOffset + 8 * word, as: UInt64.self)
      while bits != 0 {
        let bucket = 64 * word + bits.trailingZeroBitCount
        if bucket >= count { break }
        taken.append(bucket)
        bits &= bits - 1
      }
    }
    return taken
  }

  // MARK: - Captures of generic code

  /// The layout of captures whose types stand in front of them.
  mutating func boundLayout(_ descriptor: CaptureDescriptor, of base: UnsafeRawPointer) -> Int {
    let bindings = (0..<descriptor.bindingCount).map { base.load(fromByteOffset: 16 + 8 * $0, as: UInt.self) }
    let key = [base.load(as: UInt.self)] + bindings
    if let known = layouts.boundLayouts[key] { return known }
    let values = GenericParameters.values(of: descriptor, bindings: bindings)
    let layout = values.withUnsafeBytes { bytes in
      layouts.captures(
        descriptor, arguments: GenericArguments(context: GenericParameters.context, values: bytes.baseAddress))
    }
    let index = layouts.add(layout)
    layouts.boundLayouts[key] = index
    return index
  }
}
