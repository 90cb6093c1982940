/// The name of a type as the compiler writes it into reflection metadata, with relative pointers in between.
///
/// Grammar: docs/ABI/Mangling.rst; a byte of 1…0x17 is followed by four bytes of reference, one of 0x18…0x1f by eight.
struct MangledName {
  let address: UnsafeRawPointer

  /// In bytes; the end is a zero outside of a reference.
  let count: Int

  /// The text behind the last reference: where ownership and representation are written.
  private let tail: Substring

  /// The text between all references.
  private let text: String

  init(at address: UnsafeRawPointer) {
    self.address = address
    var offset = 0
    var text: [UInt8] = []
    var all: [UInt8] = []
    while true {
      let byte = address.load(fromByteOffset: offset, as: UInt8.self)
      switch byte {
      case 0:
        count = offset
        tail = String(decoding: text, as: UTF8.self)[...]
        self.text = String(decoding: all, as: UTF8.self)
        return
      case 1...0x17: offset += 5
      case 0x18...0x1f: offset += 1 + MemoryLayout<UInt>.size
      default: offset += 1
      }
      if byte < 0x20 { text.removeAll() } else { text.append(byte); all.append(byte) }
    }
  }

  /// How a field of this type refers to its object.
  var ownership: Ownership {
    if tail.hasSuffix("Xw") { return .weak }
    if tail.hasSuffix("Xo") { return .unowned }
    return tail.hasSuffix("Xu") ? .unmanaged : .strong
  }

  private var firstByte: UInt8 { address.load(as: UInt8.self) }

  /// Whether only a function of the compiler knows the type: it cannot be copied.
  var isHidden: Bool { firstByte == 9 }

  /// Whether it is a generic parameter, optional or not: `x`, `q_`, `q0_`.
  var isParameter: Bool {
    guard firstByte >= 0x20 else { return false }
    var name = text[...]
    for suffix in ["Xw", "Xo", "Xu", "Sg"] where name.hasSuffix(suffix) { name = name.dropLast(2) }
    return name == "x" || (name.hasPrefix("q") && name.hasSuffix("_"))
  }

  /// Whether it contains a parameter pack, which only its own generic code can resolve.
  private var hasPack: Bool { text.contains("Qp") || text.contains("QP") || text.contains("Rv") }

  /// Whether it is a reference to a class, whatever its generic arguments: the object itself knows its type.
  var isClassReference: Bool {
    // A reference to a descriptor, direct or through a pointer, then at most generic arguments and `Optional`.
    guard firstByte == 1 || firstByte == 2, let place = relativePointer(at: address + 1) else { return false }
    let descriptor = firstByte == 1 ? place : place.load(as: UnsafeRawPointer?.self)
    guard let descriptor, TypeDescriptor(address: descriptor).isClass else { return false }
    return text.isEmpty || text == "Sg" || (text.hasPrefix("y") && (text.hasSuffix("G") || text.hasSuffix("GSg")))
  }

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
    if hasPack { return nil }
    return _getTypeByMangledNameInContext(
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
