/// A stored property of a class, or an element of a struct or tuple.
struct StoredField {
  let name: String
  let type: TypeMetadata

  /// In bytes from the start of the object or value.
  let offset: Int
  let ownership: Ownership

  /// The fields of a class, inherited ones first, of a struct or of a tuple.
  static func all(of metadata: TypeMetadata) -> [StoredField] {
    let type = metadata.type
    let count = reflectedCount(type)
    var records: [FieldRecord]?
    return (0..<count).map { index in
      var field = ReflectedField()
      let fieldType = reflectedField(type, index: index, to: &field)
      defer { field.freeName?(field.name) }
      var ownership = Ownership.strong
      if !field.isStrong {
        let known = records ?? Self.records(of: metadata)
        records = known
        // Fields that the runtime calls not strong and that no record explains are not followed.
        ownership = known.count == count ? known[index].typeName?.ownership ?? .unmanaged : .unmanaged
      }
      return StoredField(
        name: field.name.map { String(cString: $0) } ?? "", type: TypeMetadata(fieldType),
        offset: reflectedOffset(type, index: index), ownership: ownership)
    }
  }

  private static func records(of metadata: TypeMetadata) -> [FieldRecord] {
    let types = ClassMetadata(metadata)?.lineage.reversed().map(\.metadata) ?? [metadata]
    return types.flatMap { type in
      type.descriptor?.fields.map { fields in (0..<fields.count).map { fields[$0] } } ?? []
    }
  }
}
