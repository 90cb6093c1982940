import Foundation
import Links
import TestSupport
import Testing

/// With real programs, in a folder of their own.
@MainActor @Suite(.timeLimit(.minutes(1))) struct `System links` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: ["https://example.org/rates?a=1&b=$(date)", "http://example.org/;echo'x'`id`|cat"])
  func `the link is the program's one argument, whatever is in it`(_ link: String) throws {
    // A named pipe, so that to read it is to wait for the program.
    let answer = folder.place("answer")
    try #require(mkfifo(answer.path, 0o600) == 0)
    let links = SystemLinks(program: try program("printf '%s\\n' \"$#\" \"$@\" > '\(answer.path)'"))

    try links.open(Link(web: link))

    let told = try FileHandle(forReadingFrom: answer).readToEnd() ?? Data()
    #expect(String(decoding: told, as: UTF8.self) == "1\n\(link)\n")
  }

  @Test func `a program that is not there opens nothing, and says so`() throws {
    let links = SystemLinks(program: folder.place("missing"))

    #expect(throws: LinkError.notOpened) { try links.open(Link(web: "https://example.org")) }
  }

  @Test func `nor does a file that is no program`() throws {
    try Data("text".utf8).write(to: folder.place("text"))
    let links = SystemLinks(program: folder.place("text"))

    #expect(throws: LinkError.notOpened) { try links.open(Link(web: "https://example.org")) }
  }

  private func program(_ script: String) throws -> URL {
    let program = folder.place("open")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
    return program
  }
}
