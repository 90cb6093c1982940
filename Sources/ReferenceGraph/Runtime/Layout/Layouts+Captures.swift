extension Layouts {
  mutating func captures(_ metadata: TypeMetadata) -> HeapShape {
    var shape = HeapShape(kind: .captures, qualifiedName: "closure", name: "closure", layout: Self.empty)
    guard let descriptor = CaptureDescriptor(metadata) else {
      shape.layout = add(
        ValueLayout(blindSpots: [LayoutBlindSpot(path: PathTable.empty, reason: .noReflectionMetadata)]))
      return shape
    }
    if descriptor.bindingCount > 0 {
      shape.content = .boundCaptures(descriptor)
    } else {
      shape.layout = add(captures(descriptor, arguments: .none))
    }
    return shape
  }

  /// Where the captures stand: one after the other, each aligned as its type demands.
  mutating func captures(_ descriptor: CaptureDescriptor, arguments: GenericArguments) -> ValueLayout {
    var layout = ValueLayout()
    var offset = descriptor.firstCaptureOffset
    for number in 0..<descriptor.count {
      let place = PathStep(capture: number + 1)
      guard let name = descriptor.capture(number), let part = captured(name, arguments: arguments) else {
        // The captures behind it stand at places that depend on its size.
        let path = paths.identifier(of: place)
        layout.blindSpots.append(LayoutBlindSpot(path: path, reason: .unknownCapture))
        break
      }
      offset = (offset + part.alignmentMask) & ~part.alignmentMask
      append(part.layout, to: &layout, at: offset, path: paths.identifier(of: place))
      offset += part.size
    }
    return layout
  }

  /// One capture: its references, and the room it takes.
  private mutating func captured(_ name: MangledName, arguments: GenericArguments) -> CapturedPart? {
    if name.isBox { return CapturedPart(layout: pointer(to: nil, kind: .reference), size: 8) }
    if let function = name.function {
      switch function {
      case .swift: return CapturedPart(layout: pointer(to: nil, kind: .function), size: 16)
      case .block: return CapturedPart(layout: blind(.block), size: 8)
      case .thin: return CapturedPart(layout: ValueLayout(), size: 8)
      }
    }
    if let metatype = name.metatype {
      if metatype == .thin { return CapturedPart(layout: ValueLayout(), size: 0) }
      if metatype == .thick { return CapturedPart(layout: ValueLayout(), size: 8) }
      guard let type = name.type(withoutSuffix: 3, in: arguments).map(TypeMetadata.init) else { return nil }
      let isContainer = ExistentialType(type).representation == .container
      return CapturedPart(layout: ValueLayout(), size: isContainer ? type.size - 24 : type.size)
    }
    let ownership = name.ownership
    let type = name.type(withoutSuffix: ownership == .strong ? 0 : 2, in: arguments).map(TypeMetadata.init)
    guard let type, type.kind == .classType || !GenericParameters.isUnknown(in: type) else {
      // What points to an object takes one word, whatever the type.
      if ownership == .strong, !name.isClassReference { return nil }
      return CapturedPart(layout: pointer(to: nil, kind: ownership.slotKind), size: 8)
    }
    let layout = ownership == .strong ? value(of: type) : pointer(to: type, kind: ownership.slotKind)
    return CapturedPart(layout: layout, size: type.size, alignmentMask: type.alignmentMask)
  }

  private mutating func pointer(to type: TypeMetadata?, kind: Slot.Kind) -> ValueLayout {
    let step = PathStep(isFunction: kind == .function, declaredType: type)
    return ValueLayout(slots: [Slot(kind: kind, offset: 0, path: paths.identifier(of: step))])
  }
}

private struct CapturedPart {
  var layout: ValueLayout
  var size: Int
  var alignmentMask = 7
}

extension Ownership {
  fileprivate var slotKind: Slot.Kind {
    switch self {
    case .strong: .reference
    case .weak: .weak
    case .unowned: .unowned
    case .unmanaged: .unmanaged
    }
  }
}
