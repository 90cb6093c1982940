/// What leads to a value in a dictionary, as far as it can be read without running its code.
enum ElementKey: Comparable {
  case integer(Int)
  case text(String)
  /// A key of another type, or a member of a set.
  case type(String)

  /// As it stands in a path: `["USD"]`, `[7]`, `[.euro]`, `[ObjectIdentifier]`.
  var label: String {
    switch self {
    case .integer(let number): "[\(number)]"
    case .text(let text): "[\(text)]"
    case .type(let name): "[\(name)]"
    }
  }

  /// Without what changes from element to element.
  var kind: String { self < .type("") ? "[key]" : label }
}
