/// A stored property of a class, or an element of a struct or tuple.
struct StoredField {
  let name: String

  /// Whether the type is hidden because its values cannot be copied.
  let isNoncopyable: Bool
  let type: TypeMetadata

  /// In bytes from the start of the object or value.
  let offset: Int
  let ownership: Ownership

  /// Whether its type is a generic parameter, optional or not.
  let isParameter: Bool

  /// The fields of a class, inherited ones first, of a struct or of a tuple.
  static func all(of metadata: TypeMetadata) -> [StoredField] {
    let count = reflectedCount(metadata.type)
    let records = DeclaredFields(metadata, count: count)
    return (0..<count).map { index in
      var field = ReflectedField()
      let type = reflectedField(metadata.type, index: index, to: &field)
      defer { field.freeName?(field.name) }
      return StoredField(
        name: field.name.map { String(cString: $0) } ?? "",
        // The runtime shows a type that cannot be copied as the empty tuple.
        isNoncopyable: type == Void.self && records.isHidden(at: index), type: TypeMetadata(type),
        offset: reflectedOffset(metadata.type, index: index),
        ownership: field.isStrong ? .strong : records.ownership(at: index),
        isParameter: metadata.isGeneric && records.isParameter(at: index))
    }
  }
}

/// The records of a type's fields, looked up where the runtime does not say all.
private struct DeclaredFields {
  let metadata: TypeMetadata
  let count: Int

  private var all: [FieldRecord] {
    let types = ClassMetadata(metadata)?.lineage.reversed().map(\.metadata) ?? [metadata]
    return types.flatMap { type in
      type.descriptor?.fields.map { fields in (0..<fields.count).map { fields[$0] } } ?? []
    }
  }

  init(_ metadata: TypeMetadata, count: Int) {
    self.metadata = metadata
    self.count = count
  }

  /// A field that the runtime calls not strong and that no record explains is not followed.
  func ownership(at index: Int) -> Ownership {
    let known = all
    return known.count == count ? known[index].typeName?.ownership ?? .unmanaged : .unmanaged
  }

  func isParameter(at index: Int) -> Bool {
    let known = all
    return known.count == count && known[index].typeName?.isParameter == true
  }

  func isHidden(at index: Int) -> Bool {
    let known = all
    return known.count == count && known[index].typeName?.isHidden == true
  }
}
