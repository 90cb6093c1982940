/// What the compiler wrote down about a nominal type.
///
/// Layout: `TargetTypeContextDescriptor`, `TargetClassDescriptor` in include/swift/ABI/Metadata.h.
struct TypeDescriptor {
  let address: UnsafeRawPointer

  private var flags: UInt32 { address.load(as: UInt32.self) }

  var isGeneric: Bool { flags & 0x80 != 0 }

  /// The kind of a class among context descriptors.
  var isClass: Bool { flags & 0x1f == 16 }

  /// `nil` when the module was compiled without reflection metadata.
  var fields: FieldRecords? { relativePointer(at: address + 16).map(FieldRecords.init) }

  /// Where a class keeps its own generic arguments, in words from the start of the metadata.
  var classArgumentsOffset: Int {
    let positiveSize = Int(address.load(fromByteOffset: 28, as: UInt32.self))
    let ownMembers = Int(address.load(fromByteOffset: 32, as: UInt32.self))
    let hasResilientSuperclass = flags >> 16 & 0x2000 != 0
    let membersAreNegative = flags >> 16 & 0x1000 != 0
    if hasResilientSuperclass || membersAreNegative { return ClassMetadata.descriptorOffset / 8 + 2 }
    return positiveSize - ownMembers
  }
}

/// The target of a signed distance from its own place; zero means none.
///
/// Layout: `RelativeDirectPointer` in include/swift/Basic/RelativePointer.h.
func relativePointer(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
  let distance = Int(place.loadUnaligned(as: Int32.self))
  return distance == 0 ? nil : place + distance
}
