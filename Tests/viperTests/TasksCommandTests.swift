import Foundation
import TestSupport
import Testing

/// The task planner as a process: what a user, a pipe and a script see.
@Suite struct `viper run tasks` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: ["tasks", "tasks refused", "tasks help"]) func `a story through a pipe prints its golden transcript`(
    _ name: String
  ) async throws {
    let transcript = try Viper.transcript(name)

    let run = try await Viper.run(["run", "tasks", "--today", "2026-04-14"], input: transcript.input)

    #expect(run == Viper.Run(output: transcript.text, error: "", status: 0))
  }

  @Test(arguments: ["UTC", "Pacific/Kiritimati", "America/Los_Angeles"])
  func `the day of --today is that day in every time zone`(_ zone: String) async throws {
    let run = try await Viper.run(
      ["run", "tasks", "--today", "2025-12-31"], environment: ["TZ": zone], input: "")

    #expect(
      run.output.contains("Today\n  Water the plants (31 December 2025)\nTomorrow\n  Call the dentist (1 January"))
  }

  // A day that Samoa left out, and one of the Julian calendar.
  @Test(arguments: [("2011-12-30", "30 December 2011"), ("1500-03-01", "1 March 1500")])
  func `so is a day that clocks and calendars know otherwise`(_ day: String, _ words: String) async throws {
    let run = try await Viper.run(
      ["run", "tasks", "--today", day], environment: ["TZ": "Pacific/Apia"], input: "")

    #expect(run.output.contains("Today\n  Water the plants (\(words))"))
  }

  @Test func `story: what was added comes back on another day, in another section`() async throws {
    _ = try await run(today: "2026-04-14", input: "add\ntitle Mow\ndue 2026-04-16\nsave\n")

    let run = try await run(today: "2026-04-17", input: "")

    #expect(run.output.hasSuffix("\n\nTasks\nOverdue\n  Mow (16 April 2026)\n"))
    #expect(run.status == 0)
  }

  @Test func `two tasks alike are two`() async throws {
    _ = try await run(input: "add\ntitle Mow\nsave\nadd\ntitle Mow\nsave\n")

    #expect(try await run(input: "").output.hasSuffix("Tasks\nNo date\n  Mow\n  Mow\n"))
  }

  @Test func `a damaged store is set aside and said`() async throws {
    try Data("{}".utf8).write(to: store)

    let run = try await run(input: "add\ntitle Mow\nsave\n")

    #expect(run.output.contains("What was saved was damaged and has been set aside. The list starts afresh."))
    #expect(run.output.hasSuffix("Tasks\nNo date\n  Mow\n"))
    #expect(run.status == 0)
    #expect(try String(contentsOf: folder.place("tasks.json.damaged"), encoding: .utf8) == "{}")
  }

  @Test func `a store of a newer version is left as it is, and said`() async throws {
    let newer = Data(#"{"format":"swift-viper task planner","version":2}"#.utf8)
    try newer.write(to: store)

    let run = try await run(input: "add\ntitle Mow\nsave\n")

    #expect(run.output.contains("A newer version of this program has saved the tasks. Use that one to see them."))
    #expect(run.output.contains("A newer version of this program has saved the tasks. Use that one to add to them."))
    #expect(
      run.error == """
        viper: “\(store.path)” could not be saved: a newer version of this program has written it.
        Choose another file with --store.

        """)
    #expect(run.status == 1)
    #expect(try Data(contentsOf: store) == newer)
    #expect(try folder.names() == ["tasks.json"])
  }

  @Test func `a store that was only looked at is no failure, whatever it is`() async throws {
    try Data(#"{"format":"swift-viper task planner","version":2}"#.utf8).write(to: store)

    #expect(try await run(input: "").status == 0)
  }

  @Test func `a store that cannot be written is said at once and at the end, with its reason`() async throws {
    let store = folder.place("missing/tasks.json").path

    let run = try await Viper.run(["run", "tasks", "--store", store], input: "add\ntitle Mow\nsave\ncancel\n")

    #expect(run.output.contains("The task could not be saved. Save once more, or cancel."))
    #expect(
      run.error == "viper: “\(store)” could not be saved: its folder is not there.\nChoose another file with --store.\n"
    )
    #expect(run.status == 1)
  }

  @Test func `a wrong day is told what is right`() async throws {
    let run = try await Viper.run(["run", "tasks", "--today", "2026-02-30"], input: "")

    #expect(run == .refused("“2026-02-30” is no day.\nWrite it like 2026-04-13."))
  }

  @Test(arguments: [["--rates", "https://example.org"], ["--store="], ["--today"], ["--fly", "x"]])
  func `a wrong option is shown the usage`(_ options: [String]) async throws {
    let run = try await Viper.run(["run", "tasks"] + options, input: "")

    #expect(run.status == 2)
    #expect(run.error.contains("Usage: viper convert"))
  }

  private var store: URL { folder.place("tasks.json") }

  private func run(today: String = "2026-04-14", input: String) async throws -> Viper.Run {
    try await Viper.run(["run", "tasks", "--today", today, "--store", store.path], input: input)
  }
}
