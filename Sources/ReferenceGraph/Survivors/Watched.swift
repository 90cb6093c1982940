/// An object that should be gone by the end of a test, watched without being kept.
public struct Watched: Sendable {
  // Read only after the test, when nothing else runs on the object.
  private nonisolated(unsafe) weak let object: AnyObject?

  /// The object's type as its module names it: `CurrencyConverter.ConverterPresenter`.
  public let typeName: String

  public init(_ object: AnyObject) {
    self.object = object
    typeName = TypeName.qualified(type(of: object))
  }

  /// Whether somebody still holds the object.
  public var isAlive: Bool { object != nil }

  /// Holds the object, if it is still there, with exactly one strong reference, so that it can be counted out.
  @inline(never)
  func retain() -> HeldObject? { object.map(HeldObject.init) }
}
