/// What a class's metadata says beyond that of other types.
///
/// Layout: `TargetClassMetadata`, `TargetAnyClassMetadataObjCInterop` in include/swift/ABI/Metadata.h; with Objective-C
/// three words more stand before the flags.
struct ClassMetadata {
  let metadata: TypeMetadata

  #if canImport(ObjectiveC)
    private static let flagsOffset = 40
  #else
    private static let flagsOffset = 16
  #endif

  static let descriptorOffset = flagsOffset + 24

  init?(_ metadata: TypeMetadata) {
    guard metadata.kind == .classType else { return nil }
    self.metadata = metadata
  }

  var superclass: ClassMetadata? {
    metadata.address.load(fromByteOffset: 8, as: UnsafeRawPointer?.self).flatMap { ClassMetadata(TypeMetadata(at: $0)) }
  }

  /// In bytes, header included, tail elements not.
  var instanceSize: Int {
    Int(metadata.address.load(fromByteOffset: Self.flagsOffset + 8, as: UInt32.self))
  }

  /// The class and those it inherits from, the root last.
  var lineage: [ClassMetadata] {
    var classes = [self]
    while let next = classes[classes.count - 1].superclass { classes.append(next) }
    return classes
  }
}
