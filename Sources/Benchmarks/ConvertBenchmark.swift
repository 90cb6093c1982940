internal import Foundation

/// `viper convert` from the embedded default, start-up included, against a program that does nothing.
struct ConvertBenchmark {
  func run() throws -> [Target] {
    guard let folder = Bundle.main.executableURL?.deletingLastPathComponent() else { return [] }
    let viper = folder.appending(path: "viper")
    // The first start reads the program from the disk.
    _ = try run(viper, ["convert", "100", "USD", "EUR"])

    let times = try Stopwatch.compare(rounds: 21, calls: 1) {
      try run(viper, ["convert", "100", "USD", "EUR"])
    } slow: {
      try run(URL(filePath: "/bin/sh"), ["-c", ":"])
    }
    return [
      Target(
        name: "viper convert", measured: times.fast / 1e6, bound: .atMost(30), unit: "ms",
        detail: "start-up included; a shell that does nothing: \(Target.text(times.slow / 1e6)) ms")
    ]
  }

  /// - Returns: a number that depends on the run.
  private func run(_ program: URL, _ arguments: [String]) throws -> Int {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Int(process.terminationStatus) + 1
  }
}
