/// What leads to a value in a dictionary, as far as it can be read without running its code.
enum ElementKey: Comparable {
  case integer(Int)
  case text(String)
  /// A key of another type, or a member of a set.
  case type(String)

  /// As it stands in a path: `["USD"]`, `[7]`, `[.euro]`, `[ObjectIdentifier]`.
  var label: String { "[\(text)]" }

  var text: String {
    switch self {
    case .integer(let number): "\(number)"
    case .text(let text), .type(let text): text
    }
  }

  static func < (left: ElementKey, right: ElementKey) -> Bool {
    switch (left, right) {
    case (.integer(let one), .integer(let other)): one < other
    case (.text(let one), .text(let other)), (.type(let one), .type(let other)): one < other
    default: left.rank < right.rank
    }
  }

  private var rank: Int {
    switch self {
    case .integer: 0
    case .text: 1
    case .type: 2
    }
  }
}
