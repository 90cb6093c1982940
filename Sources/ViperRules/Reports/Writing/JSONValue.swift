internal import ReferenceGraph

/// A value of JSON, whose keys keep their order; what holds no further structure stands on one line.
indirect enum JSONValue {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([JSONValue])
  case object([(key: String, value: JSONValue)])

  static func texts(_ texts: [String]) -> JSONValue { .list(texts.map(JSONValue.text)) }

  /// With two spaces of indentation.
  func rendered(indentation: String = "") -> String {
    switch self {
    case .text(let text): return JSONString.quoted(text)
    case .number(let number): return "\(number)"
    case .flag(let flag): return "\(flag)"
    case .list(let items): return structure("[", items.map { ("", $0) }, "]", indentation)
    case .object(let members):
      return structure("{", members.map { (JSONString.quoted($0.key) + ": ", $0.value) }, "}", indentation)
    }
  }

  private func structure(
    _ start: String, _ items: [(key: String, value: JSONValue)], _ end: String, _ indentation: String
  ) -> String {
    if isFlat { return start + items.map { $0.key + $0.value.rendered() }.joined(separator: ", ") + end }
    let inner = indentation + "  "
    let lines = items.map { inner + $0.key + $0.value.rendered(indentation: inner) }
    return start + "\n" + lines.joined(separator: ",\n") + "\n" + indentation + end
  }

  /// Whether it stands on one line: a scalar, a list of scalars, an object of these.
  private var isFlat: Bool {
    switch self {
    case .text, .number, .flag: true
    case .list(let items): items.allSatisfy(\.isScalar)
    case .object(let members): members.allSatisfy { $0.value.isScalar || $0.value.isList && $0.value.isFlat }
    }
  }

  private var isScalar: Bool {
    switch self {
    case .text, .number, .flag: true
    case .list, .object: false
    }
  }

  private var isList: Bool { if case .list = self { true } else { false } }
}
