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

  /// Starts the program and waits for its end; `Process` would look for that end too rarely to be timed.
  ///
  /// - Returns: a number that depends on the run.
  private func run(_ program: URL, _ arguments: [String]) throws -> Int {
    var words = ([program.path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var actions = Self.noActions
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }

    var process: pid_t = 0
    var status: Int32 = 0
    guard posix_spawn(&process, program.path, &actions, nil, &words, environ) == 0,
      waitpid(process, &status, 0) == process, status == 0
    else { throw CocoaError(.executableLoad) }
    return 1
  }

  #if canImport(Darwin)
    private static var noActions: posix_spawn_file_actions_t? { nil }
  #else
    private static var noActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
  #endif
}
