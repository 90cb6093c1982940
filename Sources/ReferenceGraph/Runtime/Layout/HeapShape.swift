/// How the objects of one class, or the captures of one closure, are read.
struct HeapShape: Sendable {
  enum Kind: Sendable {
    /// An instance of a class or actor: what a reader knows by name.
    case object
    /// The elements of an array, dictionary or set.
    case buffer
    /// What a closure captured, or a variable that one captured.
    case captures
    /// A value that did not fit where it is stored.
    case box
  }

  enum Content: Sendable {
    case fields
    case elements(ElementsShape)
    case table(TableShape)
    /// Captures whose types depend on generic arguments that stand in front of them.
    case boundCaptures(CaptureDescriptor)
    /// An error, whose type stands in the box.
    case error
  }

  var kind: Kind
  var content = Content.fields

  /// `CurrencyConverter.ConverterPresenter`.
  var qualifiedName: String
  var name: String

  /// Index of the value layout of what stands at fixed places.
  var layout: Int

  /// One object for the whole program, such as the storage of all empty arrays: who holds it says nothing.
  var isShared = false

  /// Asked for by the caller: known by name, not walked.
  var isStop = false
}

/// Elements one after the other behind the object.
struct ElementsShape: Sendable {
  var countOffset: Int
  var start: Int
  var stride: Int
  var layout: Int
}

/// A hash table: keys and values in memory of their own, a bit for each bucket that is taken.
struct TableShape: Sendable {
  var scaleOffset: Int
  var keysOffset: Int
  /// `nil` for a set.
  var valuesOffset: Int?
  var bitsOffset: Int
  var key: TypeMetadata
  var keyLayout: Int
  var value: TypeMetadata?
  var valueLayout: Int?
}
