extension Layouts {
  /// How an object is read whose first word is this.
  mutating func shape(of metadata: TypeMetadata) -> HeapShape {
    if let known = shapes[metadata] { return known }
    let new = newShape(of: metadata)
    shapes[metadata] = new
    return new
  }

  private mutating func newShape(of metadata: TypeMetadata) -> HeapShape {
    switch metadata.kind {
    case .captures: captures(metadata)
    case .box: box(metadata)
    case .errorBox: errorBox()
    case .classType: object(metadata)
    case .task: opaque("Task", reason: .taskFrame)
    default: opaque("object of the runtime", reason: .opaqueStorage)
    }
  }

  private mutating func opaque(_ name: String, reason: BlindSpot.Reason) -> HeapShape {
    let layout = add(ValueLayout(blindSpots: [LayoutBlindSpot(path: PathTable.empty, reason: reason)]))
    return HeapShape(kind: .object, qualifiedName: "Swift." + name, name: name, layout: layout)
  }

  private mutating func object(_ metadata: TypeMetadata) -> HeapShape {
    let qualified = TypeName.qualified(metadata.type)
    let isBuffer = LibraryType.isBuffer(qualified)
    let short = TypeName.short(metadata.type)
    var shape = HeapShape(
      kind: isBuffer ? .buffer : .object, qualifiedName: qualified, name: short, layout: Self.empty)
    shape.isShared = qualified.hasPrefix("Swift.__Empty")
    if !isBuffer, let type = ClassMetadata(metadata) {
      var layout = fields(of: metadata, namesAreShown: true)
      if LibraryType.isStandard(qualified) { layout.blindSpots.removeAll { $0.reason == .rawMemory } }
      layout.blindSpots += hiddenStorage(of: type).map { LayoutBlindSpot(path: PathTable.empty, reason: $0) }
      shape.layout = add(layout)
    } else if let content = bufferContent(metadata, name: qualified) {
      shape.content = content
    } else if !LibraryType.isLeafBuffer(qualified) {
      shape.layout = add(blind(.opaqueStorage))
    }
    return shape
  }

  /// What the fields do not tell of: classes compiled without metadata, and elements behind the object.
  private func hiddenStorage(of type: ClassMetadata) -> [BlindSpot.Reason] {
    var reasons: [BlindSpot.Reason] = []
    for one in type.lineage where one.metadata.descriptor?.fields == nil {
      if one.instanceSize > one.superclass?.instanceSize ?? 16 { reasons.append(.noReflectionMetadata) }
    }
    for one in type.lineage {
      let name = TypeName.qualified(one.metadata.type)
      if name.hasPrefix("Swift.ManagedBuffer<"), one.metadata.genericArgument(1)?.isTrivial != true {
        reasons.append(.tailElements)
      }
      if name == "Foundation.__NSCFType" { reasons.append(.opaqueStorage) }
      if name == "Swift.AnyKeyPath" { reasons.append(.keyPathArguments) }
    }
    return reasons
  }

  // MARK: - Arrays, dictionaries, sets

  private mutating func bufferContent(_ metadata: TypeMetadata, name: String) -> HeapShape.Content? {
    name.hasPrefix("Swift._ContiguousArrayStorage<")
      ? elements(metadata).map(HeapShape.Content.elements) : table(metadata).map(HeapShape.Content.table)
  }

  private mutating func elements(_ metadata: TypeMetadata) -> ElementsShape? {
    guard let type = ClassMetadata(metadata), let element = metadata.genericArgument(0),
      let count = StoredField.all(of: metadata).first
    else { return nil }
    let start = (type.instanceSize + element.alignmentMask) & ~element.alignmentMask
    return ElementsShape(countOffset: count.offset, start: start, stride: element.stride, layout: index(of: element))
  }

  private mutating func table(_ metadata: TypeMetadata) -> TableShape? {
    guard let type = ClassMetadata(metadata), let key = metadata.genericArgument(0) else { return nil }
    let fields = StoredField.all(of: metadata)
    func offset(_ name: String) -> Int? { fields.first { $0.name == name }?.offset }
    guard let scale = offset("_scale"), let keys = offset("_rawKeys") ?? offset("_rawElements") else { return nil }
    var table = TableShape(
      scaleOffset: scale, keysOffset: keys, valuesOffset: offset("_rawValues"),
      bitsOffset: (type.instanceSize + 7) & ~7, key: key, keyLayout: index(of: key))
    if table.valuesOffset != nil {
      guard let value = metadata.genericArgument(1) else { return nil }
      table.value = value
      table.valueLayout = index(of: value)
    }
    return table
  }

  // MARK: - Boxes

  /// Layout: `TargetGenericBoxHeapMetadata` in include/swift/ABI/Metadata.h.
  private mutating func box(_ metadata: TypeMetadata) -> HeapShape {
    let offset = Int(metadata.address.load(fromByteOffset: 8, as: UInt32.self))
    let boxed = TypeMetadata(at: metadata.address.load(fromByteOffset: 16, as: UnsafeRawPointer.self))
    var layout = ValueLayout()
    append(value(of: boxed), to: &layout, at: offset, path: PathTable.empty)
    let name = TypeName.short(boxed.type)
    return HeapShape(kind: .box, qualifiedName: name, name: "box of \(name)", layout: add(layout))
  }

  private mutating func errorBox() -> HeapShape {
    #if canImport(ObjectiveC)
      // There an error is an NSError, with more words in front.
      var shape = opaque("error", reason: .opaqueStorage)
      shape.kind = .box
      return shape
    #else
      return HeapShape(
        kind: .box, content: .error, qualifiedName: "Swift.Error", name: "box of an error", layout: Self.empty)
    #endif
  }
}
