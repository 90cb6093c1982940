/// How a value of protocol type is stored.
///
/// Layout: `TargetExistentialTypeMetadata`, `TargetExtendedExistentialTypeMetadata` in include/swift/ABI/Metadata.h, flags
/// in include/swift/ABI/MetadataValues.h.
struct ExistentialType {
  enum Representation {
    /// One pointer: a class-bound protocol, or an error in its box.
    case reference
    /// Three words, then the type.
    case container
    case metatype
    case unknown
  }

  let representation: Representation

  init(_ metadata: TypeMetadata) {
    let flags: UInt32
    if metadata.kind == .extendedExistential {
      let shape = metadata.address.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
      let special = shape.load(as: UInt32.self) & 0xff
      representation = [.container, .reference, .metatype][safely: Int(special)] ?? .unknown
      return
    }
    flags = metadata.address.load(fromByteOffset: 8, as: UInt32.self)
    let isClassBound = flags & 0x8000_0000 == 0
    let isError = flags >> 24 & 0x3f == 1
    representation = isClassBound || isError ? .reference : .container
  }
}

extension Array {
  fileprivate subscript(safely index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
