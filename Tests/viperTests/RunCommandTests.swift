import Foundation
import TestSupport
import Testing

/// The converter as a process: what a user, a pipe and a script see.
@Suite struct `viper run converter` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: ["amounts", "picker", "help"]) func `a story through a pipe prints its golden transcript`(
    _ name: String
  ) async throws {
    let transcript = try Viper.transcript(name)

    let run = try await Viper.run(["run", "converter", "--today", "2026-04-14"], input: transcript.input)

    #expect(run == Viper.Run(output: transcript.text, error: "", status: 0))
  }

  @Test func `an input without a line ends at once, with the result`() async throws {
    let run = try await Viper.run(["run", "converter", "--today", "2026-04-14"], input: "")

    #expect(
      run.output.hasSuffix(
        "\n\nCurrency converter\n100 USD = 85.58 EUR\n1 USD = 0.855871 EUR\nSource: ECB statistics, 13 April 2026\n"))
    #expect(run.status == 0)
  }

  @Test func `the machine's day says how old a rate is`() async throws {
    let run = try await Viper.run(["run", "converter"], input: "")

    #expect(run.output.contains(/This rate is [0-9]+ days old\./))
  }

  @Test(arguments: ["80", "40", "20"]) func `a width is respected`(_ columns: String) async throws {
    let run = try await Viper.run(
      ["run", "converter"], environment: ["COLUMNS": columns], input: "help\nto\ncancel\nabout\n")
    let width = try #require(Int(columns))

    // What is typed is no part of the drawing, and a link has no place to break but its end.
    let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix(">") }
    #expect(lines.filter { $0.count > width } == [])
    #expect(lines.contains { $0.count > width / 2 })
  }

  @Test func `no colour and no cursor command reach a pipe`() async throws {
    let run = try await Viper.run(
      ["run", "converter"], environment: ["TERM": "xterm-256color", "NO_COLOR": ""], input: "x\nswap\n")

    #expect(!run.output.contains("\u{1B}"))
  }

  @Test(arguments: [
    (["run"], "run takes the name of one system.\nThere are: converter, todo, employees, tasks, map."),
    (["run", "chess"], "“chess” is no system.\nThere are: converter, todo, employees, tasks, map."),
    (
      ["run", "converter", "converter"],
      "run takes the name of one system.\nThere are: converter, todo, employees, tasks, map."
    ),
    (["run", "converter", "--today", "never"], "“never” is no day.\nWrite it like 2026-04-13."),
    (
      ["run", "converter", "--rates", "ftp://example.org"],
      "“ftp://example.org” is no address of a server.\nIt is no more than scheme, host, port and path, for example https://api.frankfurter.dev."
    ),
    (
      ["run", "converter", "--rates=http://a:b@example.org"],
      "“http://a:b@example.org” is no address of a server.\nIt is no more than scheme, host, port and path, for example https://api.frankfurter.dev."
    ),
    (
      ["run", "converter", "--rates=http://127.0.0.1:99999"],
      "“http://127.0.0.1:99999” is no address of a server.\nIt is no more than scheme, host, port and path, for example https://api.frankfurter.dev."
    ),
    (
      ["run", "converter", "--rates=https://"],
      "“https://” is no address of a server.\nIt is no more than scheme, host, port and path, for example https://api.frankfurter.dev."
    ),
    (["run", "converter", "--today", "2026-04-13", "--today=2026-04-14"], "“--today” is there twice.\nGive it once."),
  ]) func `a wrong call is told what is right`(_ arguments: [String], _ text: String) async throws {
    #expect(try await Viper.run(arguments, input: "") == .refused(text))
  }

  @Test(arguments: [["--fly", "x"], ["--rates"], ["--store="]]) func `a wrong option is shown the usage`(
    _ options: [String]
  ) async throws {
    let run = try await Viper.run(["run", "converter"] + options, input: "")

    #expect(run.status == 2)
    #expect(run.error.contains("Usage: viper convert"))
  }

  @Test func `story: what was kept comes back`() async throws {
    let options = ["--today", "2026-04-14", "--store", folder.place("state.json").path]
    _ = try await Viper.run(["run", "converter"] + options, input: "250\nto gbp\n")

    let run = try await Viper.run(["run", "converter"] + options, input: "")

    #expect(
      run.output == """
        Currency converter
        250 USD = 186.27 GBP
        1 USD = 0.745104 GBP
        Source: ECB statistics, 13 April 2026
        Stored rate: no newer one has come.
        Asking for rates …

        Currency converter
        250 USD = 186.27 GBP
        1 USD = 0.745104 GBP
        Source: ECB statistics, 13 April 2026

        """)
  }

  @Test func `a damaged store is set aside and said`() async throws {
    let store = folder.place("state.json")
    try Data("{}".utf8).write(to: store)

    let run = try await Viper.run(["run", "converter", "--store", store.path], input: "7\n")

    #expect(run.output.contains("What was saved was damaged and has been set aside. The converter starts afresh."))
    #expect(run.status == 0)
    #expect(try String(contentsOf: folder.place("state.json.damaged"), encoding: .utf8) == "{}")
    #expect(try String(contentsOf: store, encoding: .utf8).contains("\"7\""))
  }

  @Test func `a store of a newer version is left as it is, and said`() async throws {
    let store = folder.place("state.json")
    let newer = Data(#"{"format":"swift-viper currency converter","version":2,"money":"all of it"}"#.utf8)
    try newer.write(to: store)

    let run = try await Viper.run(["run", "converter", "--store", store.path], input: "7\n")

    #expect(run.output.contains("What was saved cannot be read. The converter starts afresh."))
    #expect(
      run.error == """
        viper: “\(store.path)” could not be saved: a newer version of this program has written it.
        Choose another file with --store.

        """)
    #expect(run.status == 1)
    #expect(try Data(contentsOf: store) == newer)
    #expect(try folder.names() == ["state.json"])
  }

  @Test func `a store that cannot be written is said at the end, with its reason`() async throws {
    let store = folder.place("missing/state.json").path

    let run = try await Viper.run(["run", "converter", "--store", store], input: "7\n")

    #expect(
      run.error == "viper: “\(store)” could not be saved: its folder is not there.\nChoose another file with --store.\n"
    )
    #expect(run.status == 1)
  }
}
