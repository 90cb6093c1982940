extension ObjectReader {
  mutating func read(
    _ elements: ElementsShape, of base: UnsafeRawPointer, shape: Int32, into found: inout [FoundReference]
  ) {
    if elements.layout == Layouts.empty { return }
    let count = base.load(fromByteOffset: elements.countOffset, as: Int.self)
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
    let isInteger = table.key.type == Int.self
    var entries = buckets(table, of: base).map { bucket in
      let place = keys + bucket * keyStride
      return (
        key: isInteger ? .integer(place.load(as: Int.self)) : KeyReader.key(at: place, of: table.key), bucket: bucket
      )
    }
    entries.sort { $0.key < $1.key }
    for (key, bucket) in entries {
      let element = number(of: key)
      read(table.keyLayout, at: keys + bucket * table.key.stride, element: element, shape: shape, into: &found)
      if let values, let value = table.value, let layout = table.valueLayout {
        read(layout, at: values + bucket * value.stride, element: element, shape: shape, into: &found)
      }
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
