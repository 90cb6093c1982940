/// Reads the keys of a dictionary in place, or the members of a set.
struct KeyReader {
  /// - Parameter place: of an initialized value of the type.
  static func key(at place: UnsafeRawPointer, of metadata: TypeMetadata) -> ElementKey {
    let type = metadata.type
    if type == Int.self { return .integer(place.load(as: Int.self)) }
    if type == String.self { return .text(quoted(place.load(as: String.self))) }
    if let integer = type as? any FixedWidthInteger.Type { return .integer(value(of: integer, at: place)) }
    if type == Bool.self { return .text(place.load(as: Bool.self) ? "true" : "false") }
    if type == AnyHashable.self { return hashable(at: place) }
    if type == ObjectIdentifier.self { return .type("ObjectIdentifier") }
    switch metadata.kind {
    case .enumeration:
      guard let records = metadata.descriptor?.fields else { break }
      let index = metadata.caseIndex(of: place)
      if index < records.count, records[index].typeName == nil { return .text("." + records[index].name) }
    case .structure:
      // A type that wraps one value is as good as that value: `CurrencyCode`.
      let fields = StoredField.all(of: metadata)
      if fields.count == 1, fields[0].ownership == .strong, !LibraryType.isStandard(TypeName.qualified(type)) {
        return key(at: place + fields[0].offset, of: fields[0].type)
      }
    case .classType:
      let object = TypeMetadata(at: place.load(as: UnsafeRawPointer.self).load(as: UnsafeRawPointer.self))
      return .type(TypeName.short(object.type))
    default: break
    }
    return .type(TypeName.short(type))
  }

  private static func quoted(_ text: String) -> String { "\"\(text)\"" }

  private static func value<Integer: FixedWidthInteger>(of type: Integer.Type, at place: UnsafeRawPointer) -> Int {
    // The type is not known to be trivial to the compiler, but every fixed-width integer is.
    Int(truncatingIfNeeded: place.assumingMemoryBound(to: type).pointee)
  }

  private static func hashable(at place: UnsafeRawPointer) -> ElementKey {
    let base = place.assumingMemoryBound(to: AnyHashable.self).pointee.base
    if let text = base as? String { return .text(quoted(text)) }
    if let number = base as? Int { return .integer(number) }
    return .type(TypeName.short(Swift.type(of: base)))
  }
}
