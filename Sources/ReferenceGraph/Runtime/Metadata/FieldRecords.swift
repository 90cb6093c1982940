/// The fields of a class or struct, or the cases of an enum, in the order of the compiler.
///
/// Layout: `FieldDescriptor`, `FieldRecord` in include/swift/RemoteInspection/Records.h.
struct FieldRecords {
  let address: UnsafeRawPointer

  private var recordSize: Int { Int(address.load(fromByteOffset: 10, as: UInt16.self)) }

  var count: Int { Int(address.load(fromByteOffset: 12, as: UInt32.self)) }

  subscript(index: Int) -> FieldRecord { FieldRecord(address: address + 16 + index * recordSize) }
}

struct FieldRecord {
  let address: UnsafeRawPointer

  /// Whether an enum keeps this payload in a box.
  var isIndirect: Bool { address.load(as: UInt32.self) & 1 != 0 }

  /// `nil` for a case without a payload.
  var typeName: MangledName? { relativePointer(at: address + 4).map(MangledName.init) }

  var name: String {
    guard let text = relativePointer(at: address + 8) else { return "" }
    return String(cString: text.assumingMemoryBound(to: CChar.self))
  }
}
