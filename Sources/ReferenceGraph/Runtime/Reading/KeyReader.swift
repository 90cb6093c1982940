/// Reads the keys of a dictionary in place, or the members of a set, without running their code.
struct KeyReader {
  /// - Parameter place: of an initialized value of the type.
  static func key(at place: UnsafeRawPointer, of metadata: TypeMetadata) -> ElementKey {
    let type = metadata.type
    if type == Int.self { return .integer(place.load(as: Int.self)) }
    if type == String.self { return .text(place.load(as: String.self).debugDescription) }
    if type == Bool.self { return .text(place.load(as: Bool.self) ? "true" : "false") }
    if type == Double.self { return .text(place.load(as: Double.self).description) }
    if type == AnyHashable.self { return hashable(at: place) }
    if let integer = type as? any FixedWidthInteger.Type { return number(of: integer, at: place) }
    return part(at: place, of: metadata) ?? .type(TypeName.short(type))
  }

  /// A key made of others: `(2, "b")`, `.open`.
  private static func part(at place: UnsafeRawPointer, of metadata: TypeMetadata) -> ElementKey? {
    switch metadata.kind {
    case .enumeration, .optional:
      guard let records = metadata.descriptor?.fields else { return nil }
      let index = metadata.caseIndex(of: place)
      return index < records.count ? .text("." + records[index].name) : nil
    case .structure, .tuple:
      let fields = StoredField.all(of: metadata)
      if fields.isEmpty || LibraryType.isStandard(TypeName.qualified(metadata.type)) { return nil }
      let keys = fields.map { $0.ownership == .strong ? key(at: place + $0.offset, of: $0.type) : .type("") }
      // A type that wraps one value is as good as that value: `CurrencyCode`.
      return keys.count == 1 ? keys[0] : .text("(" + keys.map(\.text).joined(separator: ", ") + ")")
    case .classType:
      let object = TypeMetadata(at: place.load(as: UnsafeRawPointer.self).load(as: UnsafeRawPointer.self))
      return .type(TypeName.short(object.type))
    default: return nil
    }
  }

  private static func number<Integer: FixedWidthInteger>(of type: Integer.Type, at place: UnsafeRawPointer)
    -> ElementKey
  {
    // The compiler does not know that the type is trivial, but every fixed-width integer is.
    let value = place.assumingMemoryBound(to: type).pointee
    return Int(exactly: value).map(ElementKey.integer) ?? .text(value.description)
  }

  private static func hashable(at place: UnsafeRawPointer) -> ElementKey {
    let base = place.assumingMemoryBound(to: AnyHashable.self).pointee.base
    if let text = base as? String { return .text(text.debugDescription) }
    if let number = base as? Int { return .integer(number) }
    return .type(TypeName.short(Swift.type(of: base)))
  }
}
