internal import Synchronization

/// Reads what an object refers to, without changing a reference count.
///
/// Nobody else may change the objects meanwhile: what is read is not locked.
struct ObjectReader {
  var layouts: Layouts
  private(set) var shapes: [HeapShape] = []

  /// By shape, the layout of those that are read at fixed places alone; -1 for others.
  private var fixedLayouts = ContiguousArray<Int>()
  private(set) var keys: [ElementKey] = []
  private(set) var numericKeys: [Int] = []

  /// Blind spots that depend on what a value holds at the moment.
  var seenBlindSpots: [SeenBlindSpot: Int] = [:]

  private var shapeIndices: [UnsafeRawPointer: Int32] = [:]

  /// The shapes met last, found again by some bits of their address.
  private var recentShapes = ContiguousArray<(metadata: UnsafeRawPointer?, index: Int32)>(
    repeating: (nil, 0), count: 64)
  private let stops: Set<TypeMetadata>
  let symbols = RuntimeSymbols.loaded

  init(stoppingAt types: [Any.Type] = []) {
    stops = Set(types.map(TypeMetadata.init))
    layouts = Layouts.learned.withLock { $0 }
  }

  /// Hands on what was learned; of two walks at one time, the one that ends last has the word.
  func remember() { Layouts.learned.withLock { $0 = layouts } }

  struct SeenBlindSpot: Hashable {
    var shape: Int32
    var spot: LayoutBlindSpot
  }

  /// The shape of a live object, by its first word.
  mutating func shape(of object: UInt) -> Int32 {
    guard let address = UnsafeRawPointer(bitPattern: object) else { return 0 }
    let metadata = address.load(as: UnsafeRawPointer.self)
    let recent = (Int(bitPattern: metadata) >> 4 ^ Int(bitPattern: metadata) >> 11) & 63
    if recentShapes[recent].metadata == metadata { return recentShapes[recent].index }
    var index = shapeIndices[metadata]
    if index == nil {
      var shape = layouts.shape(of: TypeMetadata(at: metadata))
      shape.isStop = stops.contains(TypeMetadata(at: metadata))
      shapes.append(shape)
      if case .fields = shape.content, !shape.isStop {
        fixedLayouts.append(shape.layout)
      } else {
        fixedLayouts.append(-1)
      }
      index = Int32(shapes.count - 1)
      shapeIndices[metadata] = index
    }
    recentShapes[recent] = (metadata, index ?? 0)
    return index ?? 0
  }

  /// Adds what a live object of this shape refers to, in the order of its declaration.
  mutating func read(_ object: UInt, shape index: Int32, into found: inout [FoundReference]) {
    guard let base = UnsafeRawPointer(bitPattern: object) else { return }
    let layout = fixedLayouts[Int(index)]
    if layout >= 0 {
      read(layout, at: base, shape: index, into: &found)
      return
    }
    let shape = shapes[Int(index)]
    if shape.isStop { return }
    switch shape.content {
    case .fields: break
    case .elements(let elements): read(elements, of: base, shape: index, into: &found)
    case .table(let table): read(table, of: base, shape: index, into: &found)
    case .boundCaptures(let descriptor):
      readNotingBlindSpots(boundLayout(descriptor, of: base), at: base, shape: index, into: &found)
    case .error:
      // Layout: `SwiftError` in stdlib/public/runtime/ErrorObject.h: header, type, conformance, value.
      let type = TypeMetadata(at: base.load(fromByteOffset: 16, as: UnsafeRawPointer.self))
      let offset = (32 + type.alignmentMask) & ~type.alignmentMask
      readNotingBlindSpots(layouts.index(of: type), at: base + offset, shape: index, into: &found)
    }
  }

  // MARK: - Values

  /// Reads the slots of a value in place. Each stands where the metadata of its type says, within the value's size, and is
  /// read as a word, never as a value: nothing is copied, nothing counted. A function is its code and its captures
  /// (docs/ABI/TypeLayout.rst).
  ///
  /// - Parameters:
  ///   - prefix: the path to the value inside its object.
  ///   - element: the position of the value in a collection.
  mutating func read(
    _ layout: Int, at base: UnsafeRawPointer, prefix: PathID = PathTable.empty,
    element: UInt32 = FoundReference.none, shape: Int32, into found: inout [FoundReference]
  ) {
    for index in layouts.slotRange(layout) {
      let slot = layouts.slots[index]
      let place = base + slot.offset
      let path = prefix == PathTable.empty ? slot.path : layouts.paths.join(prefix, slot.path)
      var ownership = Ownership.strong
      var target: UInt = 0
      switch slot.kind {
      case .reference: target = place.load(as: UInt.self) & Self.addressBits
      case .function: target = place.load(as: UInt.self) == 0 ? 0 : place.load(fromByteOffset: 8, as: UInt.self)
      case .weak: (ownership, target) = (.weak, weakTarget(at: place))
      case .unmanaged: (ownership, target) = (.unmanaged, place.load(as: UInt.self))
      case .unowned:
        (ownership, target) = (.unowned, place.load(as: UInt.self) & Self.addressBits)
        if let object = UnsafeRawPointer(bitPattern: target), symbols.isDeallocating?(object) == true {
          noteBlindSpot(.danglingUnowned, at: path, shape: shape)
          continue
        }
      case .existential:
        readExistential(at: place, path: path, element: element, shape: shape, into: &found)
        continue
      case .enumeration:
        readEnum(layouts.enums[slot.index], at: place, path: path, element: element, shape: shape, into: &found)
        continue
      }
      if target > 4095 {
        found.append(FoundReference(target: target, ownership: ownership, path: path, element: element))
      }
    }
  }

  /// Pointers to objects use the middle bits; `SWIFT_ABI_X86_64_SWIFT_SPARE_BITS_MASK` and its like in
  /// stdlib/public/SwiftShims/swift/shims/System.h.
  static let addressBits: UInt = 0x00ff_ffff_ffff_fff8

  /// - Returns: the number by which a reference names the key.
  mutating func number(of key: ElementKey) -> UInt32 {
    if case .integer(let number) = key {
      numericKeys.append(number)
      return FoundReference.keyBit | FoundReference.numericBit | UInt32(truncatingIfNeeded: numericKeys.count - 1)
    }
    keys.append(key)
    return FoundReference.keyBit | UInt32(truncatingIfNeeded: keys.count - 1)
  }
}
