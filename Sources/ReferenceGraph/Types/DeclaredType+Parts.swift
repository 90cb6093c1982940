extension DeclaredType {
  /// Stored properties, inherited ones first, cases with a payload, or elements, in the order of their declaration.
  ///
  /// Of what belongs to the toolchain only what it is generic over is told: an array has its elements.
  public var parts: [Part] { TypeFacts.of(self).parts }

  func readParts(isToolchain: Bool) -> [Part] {
    switch metadata.kind {
    case .optional, .structure, .enumeration, .classType:
      if isToolchain { return genericParts }
      return metadata.kind == .enumeration ? payloads : properties
    case .tuple: return properties
    default: return []
    }
  }

  private var properties: [Part] {
    StoredField.all(of: metadata).filter { !$0.isNoncopyable }.map {
      Part(
        name: LibraryType.shownName($0.name), type: DeclaredType($0.type), ownership: $0.ownership,
        isParameter: $0.isParameter)
    }
  }

  private var payloads: [Part] {
    guard let descriptor = metadata.descriptor, let records = descriptor.fields else { return [] }
    let arguments = GenericArguments(context: descriptor.address, values: metadata.genericArguments)
    return (0..<records.count).map { records[$0] }.compactMap { record in
      guard let type = record.typeName?.type(in: arguments) else { return nil }
      return Part(name: record.name, type: DeclaredType(type), ownership: .strong, isParameter: false)
    }
  }

  /// What a container of the standard library holds.
  ///
  /// By name, since not every argument is a type: a pack and a number stand in the same place.
  private var genericParts: [Part] {
    let name = qualifiedName.prefix { $0 != "<" }
    let count = Self.containers[name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : ""] ?? 0
    return (0..<count).compactMap(metadata.genericArgument).map {
      Part(name: "", type: DeclaredType($0), ownership: .strong, isParameter: false)
    }
  }

  private static let containers = [
    "Optional": 1, "Array": 1, "ContiguousArray": 1, "ArraySlice": 1, "Set": 1, "CollectionOfOne": 1,
    "Dictionary": 2, "KeyValuePairs": 2, "Result": 2,
  ]

  /// All that a value of the type consists of, parts of parts included, each with the way to it.
  ///
  /// A type that is met again is named and not entered again; of a generic one that holds itself with ever other
  /// arguments a few are entered.
  ///
  /// - Parameter isEntered: whether the parts of a part are looked at as well; those of a class stand behind a reference.
  public func contents(entering isEntered: (Part) -> Bool = { $0.type.kind == .value }) -> [Part] {
    var found: [Part] = []
    var entered: Set<DeclaredType> = [self]
    var counts: [Substring: Int] = [:]
    var waiting = parts[...]
    while let part = waiting.popFirst() {
      found.append(part)
      guard isEntered(part) else { continue }
      if !part.type.isToolchain {
        let family = part.type.qualifiedName.prefix { $0 != "<" }
        guard entered.insert(part.type).inserted, counts[family, default: 0] < 8 else { continue }
        counts[family, default: 0] += 1
      }
      waiting += part.type.parts.map { inner in
        Part(
          name: [part.name, inner.name].filter { !$0.isEmpty }.joined(separator: "."), type: inner.type,
          ownership: inner.name.isEmpty ? part.ownership : inner.ownership,
          isParameter: inner.name.isEmpty ? part.isParameter : inner.isParameter)
      }
    }
    return found
  }
}
