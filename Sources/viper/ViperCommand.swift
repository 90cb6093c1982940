internal import Foundation

/// The program: picks the command and says how it ended.
@main struct ViperCommand {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    do {
      switch arguments.first {
      case "convert": print(try await ConvertCommand(arguments: Array(arguments.dropFirst())).run())
      case "help", "--help", "-h": print(Usage.text)
      case nil: throw UsageError(problem: "A command is missing.", hint: Usage.text)
      case let command?: throw UsageError(problem: "“\(command)” is no command.", hint: Usage.text)
      }
    } catch let error as UsageError {
      FileHandle.standardError.write(Data("viper: \(error.problem)\n\(error.hint)\n".utf8))
      exit(2)
    } catch {
      FileHandle.standardError.write(Data("viper: \(error)\n".utf8))
      exit(1)
    }
  }
}
