/// How a function is called, and so where it keeps what it has captured.
///
/// Layout: `TargetFunctionTypeFlags` in include/swift/ABI/MetadataValues.h; attributes of lowered functions:
/// docs/ABI/Mangling.rst.
enum FunctionConvention {
  /// Two words, the second of which points to the captures.
  case swift
  /// One word, an object of C.
  case block
  /// One word and no captures.
  case thin

  init(_ metadata: TypeMetadata) {
    switch metadata.address.load(fromByteOffset: 8, as: UInt.self) >> 16 & 0xff {
    case 0: self = .swift
    case 1: self = .block
    default: self = .thin
    }
  }

  /// - Parameter attributes: the letters of a lowered function between `I` and `_`.
  init(lowered attributes: Substring) {
    let convention = attributes.drop { "se".contains($0) }
    if convention.hasPrefix("t") { self = .thin; return }
    self = convention.dropFirst().hasPrefix("B") ? .block : .swift
  }
}
