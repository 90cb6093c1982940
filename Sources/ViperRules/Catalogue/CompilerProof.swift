/// Code that breaks a part of a rule, and that does not get past the compiler.
public struct CompilerProof: Sendable, Hashable {
  /// What refuses it, as it was called.
  public enum Checker: String, Sendable, CaseIterable {
    case compiler = "swiftc"
    case strictCompiler = "swiftc -warnings-as-errors"
    case build = "swift build --explicit-target-dependency-import-check error"
  }

  public let checker: Checker

  /// A few lines that are complete in a function's body; for the build, a line of a file.
  public let code: String

  /// The error, word for word.
  public let message: String

  init(_ code: String, message: String, checker: Checker = .compiler) {
    self.code = code
    self.message = message
    self.checker = checker
  }
}
