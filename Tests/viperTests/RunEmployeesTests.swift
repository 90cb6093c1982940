import Foundation
import TestSupport
import Testing

/// The employee directory as a process: what a user, a pipe and a script see.
@Suite struct `viper run employees` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: ["employees scrolled", "employees help"]) func `a story through a pipe prints its golden transcript`(
    _ name: String
  ) async throws {
    let transcript = try Viper.transcript(name)

    let run = try await Viper.run(["run", "employees"], input: transcript.input)

    #expect(run == Viper.Run(output: transcript.text, error: "", status: 0))
  }

  @Test func `a link is opened by the program that does so, and said`() async throws {
    let opener = folder.place("xdg-open")
    try Data("#!/bin/sh\n".utf8).write(to: opener)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: opener.path)

    let run = try await Viper.run(["run", "employees"], environment: ["PATH": folder.url.path], input: "call tomás\n")

    #expect(run.output.hasSuffix("Rows 4 to 9 of 14\nOpened tel:+442079460958;ext=12\n"))
    #expect(run.status == 0)
  }

  @Test func `a file, and the pictures beside it`() async throws {
    let file = folder.place("staff.json")
    try Data(Self.file(picture: "ada").utf8).write(to: file)
    try Data("P1 2 2 10 01".utf8).write(to: folder.place("ada.pbm"))

    let run = try await Viper.run(["run", "employees", "--file", file.path], input: "")

    #expect(
      run.output.hasSuffix(
        """
        Employees
        1  Ada
           ▀▄                Ada
                             Engines






           Office, 1 Street
        Rows 1 to 2 of 2

        """))
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test(
    arguments: [
      (nil, "The list of employees is not there."), ("{}", "What is there is no list of employees."),
      (Self.file(picture: "../ada"), "Employee 1 of the list cannot be read."),
      (Self.file(version: 2), "A newer version of this program has written the list of employees."),
    ] as [(String?, String)]) func `a file that cannot be shown is said, stays as it is, and can be asked for again`(
      _ text: String?, _ sentence: String
    ) async throws
  {
    let file = folder.place("staff.json")
    if let text { try Data(text.utf8).write(to: file) }

    let run = try await Viper.run(["run", "employees", "--file", file.path], input: "retry\n")

    let failed = "Employees\n! \(sentence) (retry)\n"
    let loading = "Employees\nLoading employees …\n"
    #expect(run == Viper.Run(output: "\(loading)\n\(failed)\n> retry\n\(loading)\n\(failed)", error: "", status: 0))
    #expect(try folder.names() == (text == nil ? [] : ["staff.json"]))
    if let text { #expect(try String(contentsOf: file, encoding: .utf8) == text) }
  }

  @Test(arguments: [
    (["--file", "a", "--file=b"], "“--file” is there twice.\nGive it once."),
    (["employees"], "run takes the name of one system.\nThere are: converter, todo, employees, tasks, map."),
  ]) func `a wrong call is told what is right`(_ arguments: [String], _ text: String) async throws {
    #expect(try await Viper.run(["run", "employees"] + arguments, input: "") == .refused(text))
  }

  @Test(arguments: [["--fly", "x"], ["--file"], ["--file="], ["--store", "x"], ["--rates", "x"]])
  func `a wrong option is shown the usage`(_ options: [String]) async throws {
    let run = try await Viper.run(["run", "employees"] + options, input: "")

    #expect(run.status == 2)
    #expect(run.error.contains("employees [--file FILE]"))
  }

  private static func file(picture: String = "ada", version: Int = 1) -> String {
    """
    {"format":"swift-viper employees","version":\(version),"employees":[
    {"id":"7","name":"Ada","specialization":"Engines","picture":"\(picture)",
    "workplaces":[{"name":"Office","address":"1 Street"}]}]}
    """
  }
}
