/// The name of a type as the compiler writes it into reflection metadata, with relative pointers in between.
///
/// Grammar: docs/ABI/Mangling.rst; a byte of 1…0x17 is followed by four bytes of reference, one of 0x18…0x1f by eight.
struct MangledName {
  let address: UnsafeRawPointer

  /// In bytes; the end is a zero outside of a reference.
  let count: Int

  /// The text behind the last reference: where ownership and representation are written.
  private let tail: Substring

  init(at address: UnsafeRawPointer) {
    self.address = address
    var offset = 0
    var text: [UInt8] = []
    while true {
      let byte = address.load(fromByteOffset: offset, as: UInt8.self)
      switch byte {
      case 0:
        count = offset
        tail = String(decoding: text, as: UTF8.self)[...]
        return
      case 1...0x17: offset += 5
      case 0x18...0x1f: offset += 1 + MemoryLayout<UInt>.size
      default: offset += 1
      }
      if byte < 0x20 { text.removeAll() } else { text.append(byte) }
    }
  }

  /// How a field of this type refers to its object.
  var ownership: Ownership {
    if tail.hasSuffix("Xw") { return .weak }
    if tail.hasSuffix("Xo") { return .unowned }
    return tail.hasSuffix("Xu") ? .unmanaged : .strong
  }

  /// Whether it is the empty tuple.
  var isVoid: Bool { count == 2 && tail == "yt" }

  /// Whether it is a pointer to the box of a captured variable.
  var isBox: Bool { tail.hasSuffix("Xx") || tail.hasSuffix("XX") }

  /// A function as the compiler passes it on, optional or not.
  var function: FunctionConvention? {
    let tail = tail.hasSuffix("_Sg") ? tail.dropLast(2) : tail
    guard tail.hasSuffix("_"), let start = tail.lastIndex(of: "I") else { return nil }
    let attributes = tail[start...].dropFirst().dropLast()
    guard !attributes.isEmpty, attributes.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    return FunctionConvention(lowered: attributes)
  }

  /// A metatype with its representation: `t` takes no space.
  var metatype: LoweredMetatype? {
    if tail.hasSuffix("XMt") { return .thin }
    if tail.hasSuffix("XMT") { return .thick }
    return tail.hasSuffix("XmT") ? .existential : nil
  }

  /// - Parameters:
  ///   - suffix: how many bytes at the end are no part of the type.
  ///   - arguments: for the generic parameters in it.
  func type(withoutSuffix suffix: Int = 0, in arguments: GenericArguments = .none) -> Any.Type? {
    _getTypeByMangledNameInContext(
      address.assumingMemoryBound(to: UInt8.self), UInt(count - suffix),
      genericContext: arguments.context, genericArguments: arguments.values)
  }
}

enum LoweredMetatype { case thin, thick, existential }

/// What the generic parameters of a name stand for.
struct GenericArguments {
  /// The descriptor of the generic type they belong to.
  var context: UnsafeRawPointer?
  var values: UnsafeRawPointer?

  static var none: GenericArguments { GenericArguments() }
}
