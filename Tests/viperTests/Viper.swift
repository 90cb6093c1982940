import Foundation
import TestSupport

/// The program as a user runs it: a process with its own input and output.
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

  /// - Parameters:
  ///   - environment: what is added to the environment of the tests.
  ///   - input: all of the input, which ends behind it.
  static func run(
    _ arguments: [String], program: URL = BuiltProducts.program("viper"), environment: [String: String] = [:],
    input: String = ""
  ) async throws -> Run {
    // On a thread of its own: whoever waits on one that all tests share keeps others from answering in time.
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try wait(for: process(arguments, environment, program), input) })
      }
    }
  }

  /// Runs a script that finds the program in `$VIPER`.
  static func shell(_ script: String, environment: [String: String]) async throws -> Run {
    let paths = ["VIPER": BuiltProducts.program("viper").path].merging(environment) { $1 }
    return try await run(["-c", script], program: URL(filePath: "/bin/sh"), environment: paths)
  }

  private static func wait(for process: Process, _ input: String) throws -> Run {
    let (standardInput, output, error) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = error
    // Written before anybody could have closed the other end; it is shorter than a pipe holds.
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try process.run()
    let watch = watch(process)
    defer { watch.cancel() }
    try standardInput.fileHandleForWriting.close()

    // What stands on standard error is shorter than a pipe holds, so that one can be read after the other.
    let texts = try [output, error].map {
      String(decoding: try $0.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
    process.waitUntilExit()
    return Run(output: texts[0], error: texts[1], status: process.terminationStatus)
  }

  /// Starts the program at a terminal.
  static func start(
    _ arguments: [String], environment: [String: String], on terminal: PseudoTerminal
  ) throws -> Process {
    let process = process(arguments, environment)
    process.standardInput = terminal.line
    process.standardOutput = terminal.line
    process.standardError = terminal.line
    try process.run()
    _ = watch(process)
    return process
  }

  /// Ends a process that does not end by itself, so that its test fails instead of hanging.
  private static func watch(_ process: Process) -> DispatchWorkItem {
    let end = DispatchWorkItem { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: end)
    return end
  }

  private static func process(
    _ arguments: [String], _ environment: [String: String], _ program: URL = BuiltProducts.program("viper")
  ) -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, added in added }
    return process
  }
}
