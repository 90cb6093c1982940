internal import ReferenceGraph

extension ModuleAudit {
  /// The same audit once the view was let go of: adds what outlived it, unless a broken rule explains that already.
  public func closed() -> ModuleAudit {
    adding(Lifetime.violations(of: watched, knowing: found.map(\.place)), on: .v05)
  }

  /// The same audit once a held answer was given to the closed module.
  ///
  /// - Parameter effects: what the module's surroundings were told then: nothing, where the answer found nobody.
  public func answeredLate(doing effects: [String]) -> ModuleAudit {
    let interactor = parts.first { $0.role == .interactor }?.node.typeName
    let place = interactor.map { String(Module.bareName(of: $0)) } ?? name
    let violation = Violation(
      .v07, at: place, evidence: effects,
      fix: "look `self` up weakly once the answer has come, and drop an answer that nobody waits for")
    return adding(effects.isEmpty ? [] : [violation], on: .v07)
  }
}
