internal import Foundation
internal import Terminal

/// The program: picks the command and says how it ended.
///
/// Exit status 2 says that it was called wrongly, 1 that something else went wrong.
@main @MainActor struct ViperCommand {
  static func main() async {
    prepareStreams()
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      try await run(arguments.first, Array(arguments.dropFirst()))
    } catch let error as UsageError {
      end(error.problem, error.hint, status: 2)
    } catch let error as RunFailure {
      end(error.problem, error.hint, status: 1)
    } catch {
      end("\(error)", "", status: 1)
    }
  }

  private static func run(_ command: String?, _ arguments: [String]) async throws {
    switch command {
    case "convert": try write(try await ConvertCommand(arguments: arguments).run())
    case "run":
      try await RunCommand(arguments: arguments, environment: ProcessInfo.processInfo.environment).run()
    case "audit": try await audit(arguments)
    case "rules": try write(try RulesCommand(arguments: arguments).run())
    case "explain": try write(try ExplainCommand(arguments: arguments).run())
    case "help", "--help", "-h": try write(Usage.text)
    case nil: throw UsageError(problem: "A command is missing.", hint: Usage.text)
    case let command?: throw UsageError(problem: "“\(command)” is no command.", hint: Usage.text)
    }
  }

  /// A stream that was closed would be the next file that is opened, and a reader that has gone would kill the program
  /// before it has saved.
  private static func prepareStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDWR)
    }
    signal(SIGPIPE, SIG_IGN)
  }

  /// What is broken is said in the report, so that it ends with the status alone.
  private static func audit(_ arguments: [String]) async throws {
    let report = try await AuditCommand(arguments: arguments).run()
    try write(String(report.text.dropLast()))
    if !report.isClean { exit(1) }
  }

  private static func write(_ text: String) throws {
    do throws(OutputError) {
      try StandardOutput(environment: [:]).write(text + "\n")
    } catch {
      try RunFailure.check(error)
    }
  }

  private static func end(_ problem: String, _ hint: String, status: Int32) -> Never {
    let lines = ["viper: \(problem)", hint].filter { !$0.isEmpty }
    try? FileHandle.standardError.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
    exit(status)
  }
}
