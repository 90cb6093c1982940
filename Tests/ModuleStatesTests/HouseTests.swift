import ModuleStates
import Testing
import ViperRules

/// Our own modules keep the rules: alive, once they are closed, and when an answer comes late.
@MainActor @Suite struct `The rules in our own house` {
  @Test(arguments: ModuleStates.all) func `are kept by every module in every state`(_ state: ModuleState) async throws {
    let staged = try await state.stage()
    let live = ModuleAudit(of: staged.module, state: state.name)
    try await staged.close()
    let closed = live.closed()

    let audit = closed.answeredLate(doing: try await staged.answerLate?() ?? [])

    try audit.check()
  }
}
