extension ObjectReader {
  mutating func readExistential(
    at place: UnsafeRawPointer, path: PathID, element: UInt32, shape: Int32, into found: inout [FoundReference]
  ) {
    guard let metadata = place.load(fromByteOffset: 24, as: UnsafeRawPointer?.self) else { return }
    let type = TypeMetadata(at: metadata)
    let layout = layouts.index(of: type)
    if layout == Layouts.empty { return }
    if type.isStoredInline {
      read(layout, at: place, prefix: path, element: element, shape: shape, into: &found)
      for spot in layouts.values[layout].blindSpots {
        noteBlindSpot(spot.reason, at: layouts.paths.join(path, spot.path), shape: shape)
      }
    } else {
      let box = place.load(as: UInt.self)
      found.append(FoundReference(target: box, ownership: .strong, path: path, element: element))
    }
  }

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
