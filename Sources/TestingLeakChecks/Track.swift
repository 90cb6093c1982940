public import Testing

/// Asks the ``LeakFreeTrait`` to check that the object is gone when the test is over.
///
/// - Returns: the object, so that a factory can track what it makes in place.
@discardableResult
public func track<Object: AnyObject>(_ object: Object, at location: SourceLocation = #_sourceLocation) -> Object {
  if let tracked = TrackedObjects.current {
    tracked.add(object, at: location)
  } else {
    Issue.record(
      "track(_:) was called where nobody looks. To fix: add the trait `.leakFree` to the suite or the test.",
      sourceLocation: location)
  }
  return object
}
