extension ObjectReader {
  /// Layout: `OpaqueExistentialContainer` in include/swift/ABI/Metadata.h: three words, then the type.
  mutating func readExistential(
    at place: UnsafeRawPointer, path: PathID, element: UInt32, shape: Int32, into found: inout [FoundReference]
  ) {
    guard let metadata = place.load(fromByteOffset: 24, as: UnsafeRawPointer?.self) else { return }
    let type = TypeMetadata(at: metadata)
    guard type.hasWitnesses else {
      noteBlindSpot(.opaqueStorage, at: path, shape: shape)
      return
    }
    let layout = layouts.index(of: type)
    if layout == Layouts.empty { return }
    if type.isStoredInline {
      readNotingBlindSpots(layout, at: place, prefix: path, element: element, shape: shape, into: &found)
    } else {
      let box = place.load(as: UInt.self)
      found.append(FoundReference(target: box, ownership: .strong, path: path, element: element))
    }
  }

  /// Reads a value whose type is known only now, so that what is blind in it belongs to no shape.
  mutating func readNotingBlindSpots(
    _ layout: Int, at base: UnsafeRawPointer, prefix: PathID = PathTable.empty,
    element: UInt32 = FoundReference.none, shape: Int32, into found: inout [FoundReference]
  ) {
    read(layout, at: base, prefix: prefix, element: element, shape: shape, into: &found)
    for spot in layouts.values[layout].blindSpots {
      noteBlindSpot(spot.reason, at: layouts.paths.join(prefix, spot.path), shape: shape)
    }
  }

  /// The runtime itself tells the case and takes it out of the bytes; it works on a copy that nobody keeps or destroys.
  mutating func readEnum(
    _ layout: EnumLayout, at place: UnsafeRawPointer, path: PathID, element: UInt32, shape: Int32,
    into found: inout [FoundReference]
  ) {
    let index = layout.metadata.caseIndex(of: place)
    guard index < layout.payloads.count, let payload = layout.payloads[index] else { return }
    if !layout.needsProjection {
      read(payload, at: place, prefix: path, element: element, shape: shape, into: &found)
      return
    }
    let copy = UnsafeMutableRawPointer.allocate(
      byteCount: layout.metadata.size, alignment: layout.metadata.alignmentMask + 1)
    defer { copy.deallocate() }
    copy.copyMemory(from: place, byteCount: layout.metadata.size)
    layout.metadata.projectPayload(copy)
    read(payload, at: copy, prefix: path, element: element, shape: shape, into: &found)
  }
}
