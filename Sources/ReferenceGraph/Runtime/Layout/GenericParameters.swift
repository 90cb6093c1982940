/// Stands in for the generic function that made a closure, so that the names of its captures can be resolved.
enum GenericParameters {
  private struct Four<A: ~Copyable, B: ~Copyable, C: ~Copyable, D: ~Copyable> {}

  static var context: UnsafeRawPointer? { TypeMetadata(Four<Void, Void, Void, Void>.self).descriptor?.address }

  /// The arguments in the order of the parameters `x`, `q_`, `q0_`, `q1_`.
  ///
  /// A parameter that is not one of the bindings stands in another capture; it stays unknown.
  static func values(of descriptor: CaptureDescriptor, bindings: [UInt]) -> [UnsafeRawPointer] {
    var values = Array(repeating: TypeMetadata(Unknown.self).address, count: 4)
    for source in descriptor.sources {
      guard let parameter = ["x", "q_", "q0_", "q1_"].firstIndex(of: source.parameter),
        source.place.hasPrefix("B"), let binding = Int(source.place.dropFirst()), binding < bindings.count,
        let metadata = UnsafeRawPointer(bitPattern: bindings[binding])
      else { continue }
      values[parameter] = metadata
    }
    return values
  }

  private enum Unknown {}

  /// Whether the size of the type depends on a parameter that was not found.
  static func isUnknown(in type: TypeMetadata) -> Bool {
    TypeName.qualified(type.type).contains("GenericParameters.Unknown")
  }
}
