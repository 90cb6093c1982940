internal import Synchronization

/// What is known of every type that a walk has met, worked out once for each.
struct Layouts: Sendable {
  var paths = PathTable()
  private(set) var values = [ValueLayout()]

  /// The slots of all layouts, one after the other, so that a walk counts nothing when it reads them.
  private(set) var slots = ContiguousArray<Slot>()
  private var slotRanges = ContiguousArray<Range<Int>>([0..<0])
  private(set) var enums: [EnumLayout] = []
  private var indices: [TypeMetadata: Int] = [:]
  var shapes: [TypeMetadata: HeapShape] = [:]

  /// By the captures' metadata and their generic arguments.
  var boundLayouts: [[UInt]: Int] = [:]

  /// What all walks of the program have learned, so that the next one begins with it.
  static let learned = Mutex(Layouts())

  /// The index of the layout without any reference.
  static let empty = 0

  /// The index of the layout of a type.
  mutating func index(of type: TypeMetadata) -> Int {
    if let known = indices[type] { return known }
    let new = add(layout(of: type))
    indices[type] = new
    return new
  }

  /// The path of a value that is one reference and nothing else.
  func pathOfSoleReference(_ layout: Int) -> PathID? {
    let range = slotRanges[layout]
    guard range.count == 1, slots[range.lowerBound].kind == .reference, slots[range.lowerBound].offset == 0
    else { return nil }
    return slots[range.lowerBound].path
  }

  mutating func add(_ layout: EnumLayout) -> Int {
    enums.append(layout)
    return enums.count - 1
  }

  func slotRange(_ layout: Int) -> Range<Int> { slotRanges[layout] }

  mutating func value(of type: TypeMetadata) -> ValueLayout {
    let index = index(of: type)
    return values[index]
  }

  mutating func add(_ layout: ValueLayout) -> Int {
    if layout.isEmpty { return Self.empty }
    values.append(layout)
    slotRanges.append(slots.count..<slots.count + layout.slots.count)
    slots.append(contentsOf: layout.slots)
    return values.count - 1
  }

  private mutating func layout(of type: TypeMetadata) -> ValueLayout {
    switch type.kind {
    case .classType, .foreignClass, .objectiveCClass: return one(.reference, of: type)
    case .structure: return structure(type)
    case .tuple: return fields(of: type, namesAreShown: true)
    case .enumeration, .optional: return enumeration(type)
    case .function: return function(type)
    case .existential, .extendedExistential: return existential(type)
    case .opaque: return builtin(type)
    case .fixedArray: return fixedArray(type)
    case .metatype, .existentialMetatype: return ValueLayout()
    default: return type.isTrivial ? ValueLayout() : blind(.opaqueStorage)
    }
  }

  private mutating func function(_ type: TypeMetadata) -> ValueLayout {
    switch FunctionConvention(type) {
    case .swift: one(.function, of: type)
    case .block: blind(.block)
    case .thin: ValueLayout()
    }
  }

  mutating func one(_ kind: Slot.Kind, of type: TypeMetadata, index: Int = 0) -> ValueLayout {
    let step = PathStep(isFunction: kind == .function, declaredType: type)
    return ValueLayout(slots: [Slot(kind: kind, offset: 0, path: paths.identifier(of: step), index: index)])
  }

  func blind(_ reason: BlindSpot.Reason) -> ValueLayout {
    ValueLayout(blindSpots: [LayoutBlindSpot(path: PathTable.empty, reason: reason)])
  }

  /// Layout: `TargetFixedArrayTypeMetadata` in include/swift/ABI/Metadata.h.
  private mutating func fixedArray(_ type: TypeMetadata) -> ValueLayout {
    let count = type.address.load(fromByteOffset: 8, as: Int.self)
    let element = TypeMetadata(at: type.address.load(fromByteOffset: 16, as: UnsafeRawPointer.self))
    let part = value(of: element)
    if part.isEmpty { return part }
    // Each element takes slots of its own.
    if count > 1024 { return blind(.opaqueStorage) }
    var layout = ValueLayout()
    for index in 0..<count {
      append(part, to: &layout, at: index * element.stride, path: paths.identifier(of: PathStep(name: "[\(index)]")))
    }
    return layout
  }

  private mutating func structure(_ type: TypeMetadata) -> ValueLayout {
    let name = TypeName.qualified(type.type)
    if LibraryType.holdsNoReference(name) { return ValueLayout() }
    if LibraryType.isPointer(name) {
      let pointee = name.contains("Raw") || name.contains("Opaque") ? nil : type.genericArgument(0)
      return pointee?.isTrivial == true ? ValueLayout() : blind(.rawMemory)
    }
    let isLibrary = LibraryType.isStandard(name)
    if isLibrary, type.isTrivial, !LibraryType.isUnmanaged(name) { return ValueLayout() }

    var layout = fields(of: type, namesAreShown: !isLibrary)
    // Its own pointers lead to memory that its objects own.
    if isLibrary { layout.blindSpots.removeAll { $0.reason == .rawMemory } }
    if layout.isEmpty, !type.isTrivial, reflectedCount(type.type) == 0, type.size > 0 {
      return type.descriptor?.fields == nil ? blind(.noReflectionMetadata) : blind(.opaqueStorage)
    }
    return layout
  }
}
