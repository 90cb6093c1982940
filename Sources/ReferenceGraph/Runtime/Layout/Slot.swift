/// One place in an object or a value that can refer to an object.
struct Slot: Sendable {
  enum Kind: Sendable {
    /// A pointer to an object or nothing, the spare bits of which may say something else.
    case reference
    case weak, unowned, unmanaged
    /// Two words, the second of which points to what is captured.
    case function
    /// Three words that hold a value or point to a box, then its type.
    case existential
    /// An enum whose payloads are read by ``index``.
    case enumeration
  }

  var kind: Kind

  /// In bytes from the start of the object or value.
  var offset: Int
  var path: PathID

  /// Of the ``EnumLayout``; zero for other kinds.
  var index = 0
}

/// Where the references of a type stand, flattened through structs and tuples.
struct ValueLayout: Sendable {
  var slots: [Slot] = []
  var blindSpots: [LayoutBlindSpot] = []

  var isEmpty: Bool { slots.isEmpty && blindSpots.isEmpty }
}

/// A place of which the metadata does not say what stands there.
struct LayoutBlindSpot: Hashable, Sendable {
  var path: PathID
  var reason: BlindSpot.Reason
}

/// How the payloads of an enum are found.
struct EnumLayout: Sendable {
  var metadata: TypeMetadata

  /// Indices of value layouts, in the order of the cases; `nil` where nothing refers to anything.
  var payloads: [Int?]

  /// With one payload its bytes stand as they are; with several, spare bits of it may hold the case.
  var needsProjection: Bool
}
