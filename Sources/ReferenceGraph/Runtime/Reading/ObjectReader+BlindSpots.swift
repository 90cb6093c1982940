extension ObjectReader {
  mutating func noteBlindSpot(_ reason: BlindSpot.Reason, at path: PathID, shape: Int32) {
    seenBlindSpots[SeenBlindSpot(shape: shape, spot: LayoutBlindSpot(path: path, reason: reason)), default: 0] += 1
  }

  /// What cannot be read in any object of the shape.
  func blindSpots(ofShape index: Int32) -> [LayoutBlindSpot] {
    let shape = shapes[Int(index)]
    var spots = layouts.values[shape.layout].blindSpots
    switch shape.content {
    case .fields, .boundCaptures, .error: break
    case .elements(let elements): spots += layouts.values[elements.layout].blindSpots
    case .table(let table):
      spots += layouts.values[table.keyLayout].blindSpots
      if let value = table.valueLayout { spots += layouts.values[value].blindSpots }
    }
    return spots
  }
}

extension TypeMetadata {
  /// Whether it is a protocol, or an optional of one.
  var isProtocol: Bool {
    switch kind {
    case .existential, .extendedExistential: true
    case .optional: genericArgument(0)?.isProtocol ?? false
    default: false
    }
  }
}

extension ObjectIdentifier {
  /// An identifier is the address of its object.
  init(address: UInt) { self = unsafeBitCast(address, to: ObjectIdentifier.self) }

  var address: UInt { UInt(bitPattern: self) }
}
