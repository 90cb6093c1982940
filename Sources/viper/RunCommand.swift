internal import CurrencyConverter
internal import Foundation
internal import Navigation
internal import Terminal

/// `viper run SYSTEM`: a system on its screens, in the terminal.
@MainActor struct RunCommand {
  private let root: CompositionRoot

  init(arguments: [String]) throws(UsageError) {
    let options = try Options(arguments, known: ["--rates", "--store", "--today"])
    guard let system = options.arguments.first, options.arguments.count == 1 else {
      throw UsageError(problem: "run takes the name of one system.", hint: "There is: converter.")
    }
    guard system == "converter" else {
      throw UsageError(problem: "“\(system)” is no system.", hint: "There is: converter.")
    }
    root = try CompositionRoot(options)
  }

  /// Ends with the input or by the user; what was changed last is saved by then.
  func run(environment: [String: String]) async throws {
    let driver = TerminalDriver(
      navigation: NavigationStack(), input: StandardInput(), output: StandardOutput(environment: environment),
      makeFrontEnd: ConverterFrontEnds.frontEnd)
    var problem: OutputError?
    do throws(TerminalError) {
      try await driver.run(root.converterScreen(environment: environment))
    } catch {
      guard case .notWritten(let reason) = error else { throw error }
      problem = reason
    }
    try await root.saveConverter()
    if let problem { try RunFailure.check(problem) }
  }
}
