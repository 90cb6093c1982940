extension ObjectReader {
  /// The number of strong references; unknown where it says nothing: a runtime without the call, an object that is never
  /// freed.
  func retainCount(of object: UInt, shape: Int32) -> UInt32 {
    guard let address = UnsafeRawPointer(bitPattern: object), let count = symbols.retainCount?(address),
      count < 1 << 28, !shapes[Int(shape)].isShared
    else { return HeapGraph.Object.unknown }
    return UInt32(count)
  }

  /// The object behind a weak reference, if it is still there.
  func weakTarget(at place: UnsafeRawPointer) -> UInt {
    guard let object = symbols.loadWeak?(place) else { return 0 }
    Unmanaged<AnyObject>.fromOpaque(object).release()
    return UInt(bitPattern: object)
  }
}
