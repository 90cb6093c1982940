extension ObjectReader {
  /// Whether a live object is of the declared class, optional or not; so it is where the type is no class.
  func isInstance(_ object: UInt, of declaredType: TypeMetadata?) -> Bool {
    let declared = declaredType?.kind == .optional ? declaredType?.genericArgument(0) : declaredType
    guard let declared, declared.kind == .classType, let address = UnsafeRawPointer(bitPattern: object) else {
      return true
    }
    let metadata = TypeMetadata(at: address.load(as: UnsafeRawPointer.self))
    return ClassMetadata(metadata)?.lineage.contains { $0.metadata == declared } ?? false
  }

  /// The number of strong references; unknown where it says nothing: a runtime without the call, an object that is never
  /// freed.
  func retainCount(of object: UInt, shape: Int32) -> UInt32 {
    guard let address = UnsafeRawPointer(bitPattern: object), let count = symbols.retainCount?(address),
      count < 1 << 28, !shapes[Int(shape)].isShared
    else { return HeapGraph.Object.unknown }
    return UInt32(count)
  }

  /// The object behind a weak reference, if it is still there: the runtime hands over one strong reference, which is given
  /// back at once.
  func weakTarget(at place: UnsafeRawPointer) -> UInt {
    guard let object = symbols.loadWeak?(place) else { return 0 }
    Unmanaged<AnyObject>.fromOpaque(object).release()
    return UInt(bitPattern: object)
  }
}
