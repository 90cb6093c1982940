import ModuleStates
import Testing
import ViperRules

/// Our own modules keep the rules: alive, once they are closed, and when an answer comes late.
@MainActor @Suite struct `The rules in our own house` {
  @Test(arguments: ModuleStates.all) func `are kept by every module in every state`(_ state: ModuleState) async throws {
    let staged = try await state.stage()
    let live = ModuleAudit(of: staged.module, state: state.name)
    try live.check()
    // Seen without the audit as well, which could be blind.
    #expect(staged.module.alive == Module.roles, "everything lives while its view lives")

    try await staged.close()
    let closed = live.closed()
    let alive = staged.module.alive
    let told = try await staged.answerLate?() ?? []

    try closed.answeredLate(doing: told).check()
    #expect(alive == [], "everything is gone with its view")
    #expect(told == [], "a late answer finds nobody")
  }
}

extension Module {
  fileprivate static let roles = ["view", "presenter", "interactor", "router"]

  fileprivate var alive: [String] {
    zip(Self.roles, [view, presenter, interactor, router]).filter { $1 != nil }.map(\.0)
  }
}
