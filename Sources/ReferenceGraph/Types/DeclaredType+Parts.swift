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
      Part(name: LibraryType.shownName($0.name), type: DeclaredType($0.type), ownership: $0.ownership)
    }
  }

  private var payloads: [Part] {
    guard let descriptor = metadata.descriptor, let records = descriptor.fields else { return [] }
    let arguments = GenericArguments(context: descriptor.address, values: metadata.genericArguments)
    return (0..<records.count).map { records[$0] }.compactMap { record in
      guard let type = record.typeName?.type(in: arguments) else { return nil }
      return Part(name: record.name, type: DeclaredType(type), ownership: .strong)
    }
  }

  private var genericParts: [Part] {
    let holdsTwo = ["Swift.Dictionary<", "Swift.Result<"].contains(where: qualifiedName.hasPrefix)
    return (0..<(holdsTwo ? 2 : 1)).compactMap(metadata.genericArgument).map {
      Part(name: "", type: DeclaredType($0), ownership: .strong)
    }
  }

  /// All that a value of the type consists of, parts of parts included, each with the way to it.
  ///
  /// A type that is met again is named and not entered again.
  ///
  /// - Parameter isEntered: whether the parts of a type are looked at as well; those of a class stand behind a reference.
  public func contents(entering isEntered: (DeclaredType) -> Bool = { $0.kind == .value }) -> [Part] {
    var found: [Part] = []
    var entered: Set<DeclaredType> = [self]
    var waiting = parts[...]
    while let part = waiting.popFirst() {
      found.append(part)
      // An array of what is known already is entered, so that its element is told under each name.
      guard isEntered(part.type), part.type.isToolchain || entered.insert(part.type).inserted else { continue }
      waiting += part.type.parts.map { inner in
        Part(
          name: [part.name, inner.name].filter { !$0.isEmpty }.joined(separator: "."), type: inner.type,
          ownership: inner.name.isEmpty ? part.ownership : inner.ownership)
      }
    }
    return found
  }
}
