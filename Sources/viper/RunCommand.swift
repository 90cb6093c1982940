internal import Navigation
internal import Terminal

/// `viper run SYSTEM`: a system on its screens, in the terminal.
@MainActor struct RunCommand {
  private let system: any RunnableSystem
  private let environment: [String: String]

  init(arguments: [String], environment: [String: String]) throws(UsageError) {
    let options = try Options(arguments, known: Systems.all.flatMap { $0.optionNames })
    let hint = "There are: \(Systems.names)."
    guard let name = options.arguments.first, options.arguments.count == 1 else {
      throw UsageError(problem: "run takes the name of one system.", hint: hint)
    }
    guard let type = Systems.all.first(where: { $0.name == name }) else {
      throw UsageError(problem: "“\(name)” is no system.", hint: hint)
    }
    if let foreign = options.names.first(where: { !type.optionNames.contains($0) }) {
      throw UsageError(problem: "“\(foreign)” is no option of \(name).", hint: Usage.text)
    }
    system = try type.init(options, environment: environment)
    self.environment = environment
  }

  /// Ends with the input or by the user; what was changed last is saved by then.
  func run() async throws {
    let driver = TerminalDriver(
      navigation: NavigationStack(), input: StandardInput(), output: StandardOutput(environment: environment),
      makeFrontEnd: { [system] in system.frontEnd(for: $0) })
    var problem: OutputError?
    do throws(TerminalError) {
      try await driver.run(showing: system.show)
    } catch {
      guard case .notWritten(let reason) = error else { throw error }
      problem = reason
    }
    try await system.finish()
    if let problem { try RunFailure.check(problem) }
  }
}
