internal import Foundation

/// `viper convert` from the embedded default, start-up included, against a program that does nothing.
struct ConvertBenchmark {
  func run() throws -> [Target] {
    guard let folder = Bundle.main.executableURL?.deletingLastPathComponent() else {
      throw CocoaError(.fileNoSuchFile)
    }
    let viper = folder.appending(path: "viper")
    // The first start reads the program from the disk.
    try run(viper, ["convert", "100", "USD", "EUR"])

    let times = try (1...31).map { _ in
      try milliseconds { try run(viper, ["convert", "100", "USD", "EUR"]) }
    }.sorted()
    let idle = try (1...31).map { _ in
      try milliseconds { try run(URL(filePath: "/bin/sh"), ["-c", ":"]) }
    }.sorted()
    return [
      Target(
        name: "viper convert", measured: times[0], bound: .atMost(30), unit: "ms",
        detail: """
          the fastest of 31 starts, the median \(Target.text(times[15])) ms; a shell that does nothing: \
          \(Target.text(idle[0])) ms
          """)
    ]
  }

  private func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(work) / .milliseconds(1)
  }

  /// Starts the program and waits for its end; `Process` would look for that end too rarely to be timed.
  private func run(_ program: URL, _ arguments: [String]) throws {
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
  }

  #if canImport(Darwin)
    private static var noActions: posix_spawn_file_actions_t? { nil }
  #else
    private static var noActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
  #endif
}
