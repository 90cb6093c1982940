internal import ReferenceGraph

/// What an audit has against a module.
public struct BrokenRules: Error, CustomStringConvertible {
  public let description: String
}

extension ModuleAudit {
  /// All that is wrong, as a failed test should say it; `nil` for a module in which nothing was found.
  public var failure: String? {
    let findings = violations.map(\.message) + outdated + unseen
    if findings.isEmpty { return nil }
    return ([description] + findings).joined(separator: "\n\n")
  }

  /// What was not checked, and why: a sentence each.
  public var unseen: [String] {
    let gone = parts.isEmpty && unread.isEmpty
    return unread.map { "Not everything was checked. \($0)" }
      + (gone ? ["Nothing was checked: the view had gone already. To fix: hold it while it is audited."] : [])
  }

  /// Throws what is wrong: in a test of either framework one line says that the rules are kept.
  public func check() throws(BrokenRules) {
    if let failure { throw BrokenRules(description: failure) }
  }
}
