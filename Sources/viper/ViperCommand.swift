internal import Foundation

/// The program: picks the command and says how it ended.
///
/// Exit status 2 says that it was called wrongly, 1 that something else went wrong.
@main @MainActor struct ViperCommand {
  static func main() async {
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
    case "convert": print(try await ConvertCommand(arguments: arguments).run())
    case "run": try await RunCommand(arguments: arguments).run(environment: ProcessInfo.processInfo.environment)
    case "help", "--help", "-h": print(Usage.text)
    case nil: throw UsageError(problem: "A command is missing.", hint: Usage.text)
    case let command?: throw UsageError(problem: "“\(command)” is no command.", hint: Usage.text)
    }
  }

  private static func end(_ problem: String, _ hint: String, status: Int32) -> Never {
    let lines = ["viper: \(problem)", hint].filter { !$0.isEmpty }
    FileHandle.standardError.write(Data(lines.map { $0 + "\n" }.joined().utf8))
    exit(status)
  }
}
