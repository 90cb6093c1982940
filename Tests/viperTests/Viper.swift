import Foundation
import TestSupport

/// The program as a user runs it: a process with its own output.
enum Viper {
  struct Run: Equatable {
    let output: String
    let error: String
    let status: Int32

    /// Nothing on standard output, the text on standard error, exit status 2.
    static func refused(_ text: some StringProtocol) -> Run {
      Run(output: "", error: "viper: \(text)\n", status: 2)
    }
  }

  /// - Parameter environment: what is added to the environment of the tests.
  static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Run {
    let output = Pipe()
    let error = Pipe()
    let process = Process()
    process.executableURL = BuiltProducts.program("viper")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, added in added }
    process.standardOutput = output
    process.standardError = error
    try process.run()

    // What is printed here is shorter than a pipe holds, so that one can be read after the other.
    let texts = [output, error].map { String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
    process.waitUntilExit()
    return Run(output: texts[0], error: texts[1], status: process.terminationStatus)
  }
}
