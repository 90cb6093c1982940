internal import ModuleStates
internal import ViperRules

/// `viper audit [MODULE ...]`: stages modules in all their states and says what the rules say of them.
@MainActor struct AuditCommand {
  private let format: AuditFormat
  private let states: [ModuleState]

  init(arguments: [String], of all: [ModuleState] = ModuleStates.all) throws(UsageError) {
    let options = try Options(arguments, known: ["--format"])
    format = try Self.format(options["--format"])
    for name in options.arguments where !all.contains(where: { $0.module == name }) {
      throw UsageError(problem: "“\(name)” is no module.", hint: "There are: \(Self.names(of: all)).")
    }
    states = options.arguments.isEmpty ? all : all.filter { options.arguments.contains($0.module) }
  }

  /// Every state has its own module, which is closed when the next one is made.
  ///
  /// - Returns: the report, which ends with a new line, and whether nothing is broken.
  func run() async throws -> (text: String, isClean: Bool) {
    var modules: [ModuleReport] = []
    for state in states {
      let audit = try await audit(state)
      if let last = modules.last, (last.system, last.name) == (state.system, state.module) {
        modules[modules.count - 1] = ModuleReport(
          system: last.system, name: last.name, states: last.states + [audit])
      } else {
        modules.append(ModuleReport(system: state.system, name: state.module, states: [audit]))
      }
    }
    let report = AuditReport(modules: modules)
    return (report.text(format), report.isClean)
  }

  private func audit(_ state: ModuleState) async throws -> ModuleAudit {
    let staged = try await state.stage()
    let audit = ModuleAudit(of: staged.module, state: state.name)
    try await staged.close()
    let closed = audit.closed()
    guard let answerLate = staged.answerLate else { return closed }
    return closed.answeredLate(doing: try await answerLate())
  }

  private static func format(_ name: String?) throws(UsageError) -> AuditFormat {
    guard let name else { return .text }
    guard let format = AuditFormat(rawValue: name) else {
      let known = AuditFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(problem: "“\(name)” is no format.", hint: "There are: \(known).")
    }
    return format
  }

  private static func names(of states: [ModuleState]) -> String {
    var names: [String] = []
    for state in states where !names.contains(state.module) { names.append(state.module) }
    return names.joined(separator: ", ")
  }
}
