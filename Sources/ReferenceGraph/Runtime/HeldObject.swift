/// One strong reference, held by hand: no copy of it is counted, as a copy of a variable may be.
struct HeldObject {
  private let reference: Unmanaged<AnyObject>

  init(_ object: AnyObject) { reference = Unmanaged.passRetained(object) }

  var address: UInt { UInt(bitPattern: reference.toOpaque()) }

  /// Gives the reference back; once.
  func release() { reference.release() }
}
