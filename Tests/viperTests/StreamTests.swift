import Foundation
import TestSupport
import Testing

/// The program with streams that a shell has closed, or that take nothing.
@Suite(.timeLimit(.minutes(1))) struct `viper, on broken streams` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `without an input it ends at once`() async throws {
    let run = try await shell("exec \"$VIPER\" run converter --today 2026-04-14 <&-")

    #expect(run.output.hasSuffix("100 USD = 85.58 EUR\n1 USD = 0.855871 EUR\nSource: ECB statistics, 13 April 2026\n"))
    #expect(run.status == 0)
  }

  @Test func `a reader that goes is no failure, and what was changed is saved`() async throws {
    let store = folder.place("state.json")

    let run = try await shell(
      "{ printf '7\\n'; cat; } | { \"$VIPER\" run converter --store \"$STORE\"; echo \"$?\" >&2; } | head -1",
      store: store)

    #expect(run.output == "Currency converter\n")
    #expect(run.error == "0\n")
    #expect(FileManager.default.fileExists(atPath: store.path))
  }

  @Test(arguments: ["convert 100 USD EUR", "run converter", "help"]) func `a full output is a failure`(
    _ command: String
  ) async throws {
    let run = try await shell("exec \"$VIPER\" \(command) >/dev/full")

    #expect(run.error == "viper: The output could not be written (errno \(ENOSPC)).\n")
    #expect(run.status == 1)
  }

  @Test(arguments: ["2>&-", "2>/dev/full"]) func `what went wrong has its status, even where it cannot be said`(
    _ redirection: String
  ) async throws {
    #expect(try await shell("exec \"$VIPER\" fly \(redirection)").status == 2)
  }

  private func shell(_ script: String, store: URL? = nil) async throws -> Viper.Run {
    try await Viper.shell(script, environment: ["STORE": store?.path ?? ""])
  }
}
