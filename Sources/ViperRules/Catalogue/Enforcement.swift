/// What notices a broken rule.
public enum Enforcement: String, Sendable, CaseIterable {
  /// ``ModuleAudit``, on running objects.
  case live
  /// ``ModuleAudit``, on declared types.
  case types
  /// Tests that hold an answer back.
  case held
  /// A reader of sources.
  case source
  /// The compiler.
  case compiler
}

extension Enforcement {
  /// Whether it acts today.
  public var isInForce: Bool { self != .source }

  /// What looks at what.
  public var explanation: String {
    switch self {
    case .live: "live: `viper audit` and the tests look at running modules, after use as after assembly"
    case .types: "types: `viper audit` and the tests look at the types that are declared"
    case .held: "held: tests keep an answer back, and give it when it is late"
    case .source: "source: not yet; an audit of the sources follows"
    case .compiler: "compiler: it refuses a part, as shown below"
    }
  }
}
