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
