/// What a metadata record describes.
///
/// Values: include/swift/ABI/MetadataKind.def. On Apple platforms the first word of a class is its isa pointer.
enum MetadataKind: UInt {
  case classType = 0
  case structure = 0x200
  case enumeration = 0x201
  case optional = 0x202
  case foreignClass = 0x203
  case foreignReference = 0x204
  case opaque = 0x300
  case tuple = 0x301
  case function = 0x302
  case existential = 0x303
  case metatype = 0x304
  case objectiveCClass = 0x305
  case existentialMetatype = 0x306
  case extendedExistential = 0x307
  case fixedArray = 0x308
  /// The captures of a closure, or one captured variable.
  case captures = 0x400
  /// A box whose type was known only while the program ran.
  case box = 0x500
  case errorBox = 0x501
  case task = 0x502
  case job = 0x503
  case unknown = 0x7ff

  init(word: UInt) {
    self = word > 0x7ff ? .classType : MetadataKind(rawValue: word) ?? .unknown
  }
}
