/// A type's metadata record, read in place.
///
/// Layout: `TargetMetadata`, `TargetValueWitnessTable` in include/swift/ABI/Metadata.h; a metatype is a pointer to its record.
struct TypeMetadata: Hashable, Sendable {
  /// The runtime never frees a record.
  let type: Any.Type

  init(_ type: Any.Type) { self.type = type }

  /// - Parameter address: of a record of the runtime, as found in the first word of an object or in another record.
  init(at address: UnsafeRawPointer) { type = unsafeBitCast(address, to: Any.Type.self) }

  var address: UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

  static func == (left: TypeMetadata, right: TypeMetadata) -> Bool { left.type == right.type }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }

  var kind: MetadataKind { MetadataKind(word: address.load(as: UInt.self)) }

  /// Structs, enums and their like carry the descriptor in the second word, classes behind their instance sizes.
  var descriptor: TypeDescriptor? {
    let offset =
      switch kind {
      case .structure, .enumeration, .optional: 8
      case .classType: ClassMetadata.descriptorOffset
      default: -1
      }
    guard offset > 0 else { return nil }
    return address.load(fromByteOffset: offset, as: UnsafeRawPointer?.self).map(TypeDescriptor.init)
  }

  /// The first word of the generic arguments.
  var genericArguments: UnsafeRawPointer? {
    switch kind {
    case .structure, .enumeration, .optional: address + 16
    case .classType: descriptor.map { address + 8 * $0.classArgumentsOffset }
    default: nil
    }
  }

  /// Whether the type, or a class that it inherits from, has generic parameters.
  var isGeneric: Bool {
    guard let type = ClassMetadata(self) else { return descriptor?.isGeneric == true }
    return type.lineage.contains { $0.metadata.descriptor?.isGeneric == true }
  }

  func genericArgument(_ index: Int) -> TypeMetadata? {
    guard descriptor?.isGeneric == true else { return nil }
    return genericArguments?.load(fromByteOffset: 8 * index, as: UnsafeRawPointer?.self).map(TypeMetadata.init)
  }

  // MARK: - Value witnesses (order: include/swift/ABI/ValueWitness.def)

  /// Blocks have none on Linux.
  var hasWitnesses: Bool { address.load(fromByteOffset: -8, as: UInt.self) != 0 }

  private var witnesses: UnsafeRawPointer { address.load(fromByteOffset: -8, as: UnsafeRawPointer.self) }
  private var flags: UInt32 { witnesses.load(fromByteOffset: 80, as: UInt32.self) }

  /// In bytes, without the padding behind the value.
  var size: Int { witnesses.load(fromByteOffset: 64, as: Int.self) }
  var stride: Int { witnesses.load(fromByteOffset: 72, as: Int.self) }
  var alignmentMask: Int { Int(flags & 0xff) }

  /// Whether copying the bytes copies the value: nothing in it is counted.
  var isTrivial: Bool { flags & 0x1_0000 == 0 }

  /// Whether three words of an existential container hold the value itself, not a box.
  var isStoredInline: Bool { flags & 0x2_0000 == 0 }

  /// The position of the case in the order of the field records: those with payload first.
  ///
  /// - Parameter value: a value of this type, which is an enum.
  func caseIndex(of value: UnsafeRawPointer) -> Int {
    typealias CaseOf = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    let function = witnesses.load(fromByteOffset: 88, as: CaseOf.self)
    return Int(function(value, address))
  }

  /// Turns the bytes of an enum into those of its payload, in place; the bytes are a copy that nobody destroys.
  func projectPayload(_ copy: UnsafeMutableRawPointer) {
    typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    witnesses.load(fromByteOffset: 96, as: Project.self)(copy, address)
  }
}
