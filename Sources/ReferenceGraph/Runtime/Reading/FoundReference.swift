/// A reference read from an object.
struct FoundReference {
  /// Address of the object; of an unmanaged reference it may be gone.
  var target: UInt
  var ownership: Ownership
  var path: PathID

  /// The position in an array, or behind ``keyBit`` the number of a key; ``none`` outside of collections.
  var element: UInt32

  static let none = UInt32.max
  static let keyBit: UInt32 = 1 << 31

  /// Beside ``keyBit``: the key is a number, and kept as one.
  static let numericBit: UInt32 = 1 << 30
}
