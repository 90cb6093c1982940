/// What the compiler wrote down about the captures of a closure.
///
/// Layout: `CaptureDescriptor` in include/swift/RemoteInspection/Records.h; the metadata in front of it is
/// `TargetHeapLocalVariableMetadata` in include/swift/ABI/Metadata.h.
struct CaptureDescriptor: Sendable {
  /// The metadata in front of it, which is never freed.
  private let metadata: TypeMetadata

  private var address: UnsafeRawPointer { metadata.address.load(fromByteOffset: 16, as: UnsafeRawPointer.self) }

  /// Where the bindings of generic arguments stand, or without any the captures: in bytes from the start of the context.
  private let start: Int

  var firstCaptureOffset: Int { start + 8 * bindingCount }

  /// - Parameter metadata: of kind ``MetadataKind/captures``.
  init?(_ metadata: TypeMetadata) {
    guard metadata.address.load(fromByteOffset: 16, as: UInt.self) != 0 else { return nil }
    self.metadata = metadata
    start = Int(metadata.address.load(fromByteOffset: 8, as: UInt32.self))
  }

  private func word(_ index: Int) -> Int { Int(address.load(fromByteOffset: 4 * index, as: UInt32.self)) }

  var count: Int { word(0) }
  private var sourceCount: Int { word(1) }

  /// How many words of generic arguments stand in front of the captures.
  var bindingCount: Int { word(2) }

  func capture(_ index: Int) -> MangledName? { relativePointer(at: address + 12 + 4 * index).map(MangledName.init) }

  /// Where each generic parameter finds its type, as text: `x` in `B0` is the first binding.
  var sources: [(parameter: String, place: String)] {
    (0..<sourceCount).map { index in
      let record = address + 12 + 4 * count + 8 * index
      return (text(at: record), text(at: record + 4))
    }
  }

  private func text(at place: UnsafeRawPointer) -> String {
    relativePointer(at: place).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
  }
}
