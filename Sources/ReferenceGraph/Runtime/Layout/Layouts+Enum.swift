extension Layouts {
  mutating func enumeration(_ type: TypeMetadata) -> ValueLayout {
    guard let descriptor = type.descriptor, let records = descriptor.fields else { return blind(.noReflectionMetadata) }
    let arguments = GenericArguments(context: descriptor.address, values: type.genericArguments)
    var layout = ValueLayout()
    var payloads: [Int?] = []
    for record in (0..<records.count).map({ records[$0] }) {
      guard let name = record.typeName else { payloads.append(nil); continue }
      guard let payload = name.type(in: arguments).map(TypeMetadata.init) else {
        layout.blindSpots.append(LayoutBlindSpot(path: PathTable.empty, reason: .unknownType))
        payloads.append(nil)
        continue
      }
      let shown = type.kind == .optional ? "" : record.name
      let path = paths.identifier(
        of: PathStep(name: shown, isPayload: type.kind == .enumeration, declaredType: payload))
      let part = record.isIndirect ? one(.reference, of: payload) : value(of: payload)
      if type.kind == .optional, part.slots.count == 1, Self.isNilWhenZero(payload) {
        return ValueLayout(slots: [withType(type, part.slots[0])])
      }
      var inner = ValueLayout()
      append(part, to: &inner, at: 0, path: path)
      layout.blindSpots += inner.blindSpots
      inner.blindSpots = []
      payloads.append(inner.isEmpty ? nil : add(inner))
    }
    if payloads.contains(where: { $0 != nil }) {
      let isMultiPayload = (0..<records.count).count { records[$0].typeName != nil } > 1
      layout.slots =
        one(
          .enumeration, of: type,
          index: add(
            EnumLayout(
              metadata: type, payloads: payloads, needsProjection: isMultiPayload))
        ).slots
    }
    return layout
  }
}
