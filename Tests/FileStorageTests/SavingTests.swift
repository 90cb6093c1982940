import FileStorage
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct `Saving a file` {
  private let folder: TemporaryFolder
  private let file: JSONFile<Note>

  init() throws {
    folder = try TemporaryFolder()
    file = JSONFile(at: folder.place("state.json"))
  }

  @Test func `every save makes another file, and to read one does not`() throws {
    let file = JSONFile<Note>(at: folder.place("state.json"))
    #expect(try file.stamp() == nil)

    try file.save(Note())
    let first = try file.stamp()
    #expect(first != nil)
    _ = try file.load()
    #expect(try file.stamp() == first)

    try file.save(Note())
    #expect(try file.stamp() != first)
  }

  @Test func `what was saved is loaded, and nothing else is left in the folder`() throws {
    try file.save(Note(text: "first, and longer"))
    try file.save(Note(text: "second"))

    #expect(try file.load() == Note(text: "second"))
    #expect(try folder.names() == ["state.json"])
  }

  @Test func `the same value gives the same bytes: keys in order, one on a line, a line's end at the end`() throws {
    try file.save(Note(text: "a/b", numbers: ["z": 26, "a": 1, "m": 13]))

    #expect(
      try text(of: "state.json") == """
        {
          "numbers" : {
            "a" : 1,
            "m" : 13,
            "z" : 26
          },
          "text" : "a/b"
        }

        """)
  }

  @Test func `a new file is its owner's alone`() throws {
    try file.save(Note())

    #expect(try mode(of: "state.json") == 0o600)
  }

  @Test(arguments: [0o400, 0o600, 0o640, 0o666] as [mode_t]) func `the permissions of a file are kept`(
    _ permissions: mode_t
  ) throws {
    try file.save(Note(text: "old"))
    chmod(folder.place("state.json").path, permissions)

    try file.save(Note(text: "new"))

    #expect(try mode(of: "state.json") == permissions)
  }

  // Only root can give a file to somebody else.
  @Test(.enabled(if: geteuid() == 0)) func `a file stays with its owner when root saves it`() throws {
    try file.save(Note())
    chown(folder.place("state.json").path, 65_534, 65_533)

    try file.save(Note(text: "by root"))

    let attributes = try FileManager.default.attributesOfItem(atPath: folder.place("state.json").path)
    #expect(attributes[.ownerAccountID] as? Int == 65_534)
    #expect(attributes[.groupOwnerAccountID] as? Int == 65_533)
  }

  @Test(arguments: LinkRow.all) func `a symbolic link stays, and the file to which it leads is replaced`(
    _ row: LinkRow
  ) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder.place("inner"), withIntermediateDirectories: false)
    for (link, target) in row.links {
      let target = target.replacingOccurrences(of: "FOLDER", with: folder.url.path)
      try manager.createSymbolicLink(atPath: folder.place(link).path, withDestinationPath: target)
    }
    if row.exists { try Data("{}".utf8).write(to: folder.place(row.file)) }

    try JSONFile<Note>(at: folder.place("link.json")).save(Note(text: "new"))

    #expect(try JSONFile<Note>(at: folder.place(row.file)).load() == Note(text: "new"))
    #expect(try JSONFile<Note>(at: folder.place("link.json")).load() == Note(text: "new"))
    for (link, _) in row.links {
      #expect(
        (try? manager.destinationOfSymbolicLink(atPath: folder.place(link).path)) != nil,
        "\(link) is no link any more. To fix: replace the file to which it leads.")
    }
  }

  @Test(arguments: LeftoverRow.all) func `what a killed save left does no harm`(_ row: LeftoverRow) throws {
    let precious = Data(repeating: 7, count: 10_000)
    try precious.write(to: folder.place("precious"))
    row.leave(folder.place(".state.json.new"), folder.place("precious"))

    try file.save(Note())

    #expect(try file.load() == Note())
    #expect(try mode(of: "state.json") == 0o600)
    #expect(try Data(contentsOf: folder.place("precious")) == precious)
    #expect(try folder.names() == ["precious", "state.json"])
  }
}

extension `Saving a file` {
  private func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.place(name)), as: UTF8.self)
  }

  private func mode(of name: String) throws -> mode_t? {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.place(name).path)
    return (attributes[.posixPermissions] as? Int).map { mode_t($0) }
  }
}

struct LinkRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let links: [(String, String)]
  var file = "inner/state.json"
  var exists = true

  static let all = [
    LinkRow(testDescription: "relative", links: [("link.json", "inner/state.json")]),
    LinkRow(testDescription: "absolute", links: [("link.json", "FOLDER/inner/state.json")]),
    LinkRow(testDescription: "over another link", links: [("link.json", "inner/b"), ("inner/b", "state.json")]),
    LinkRow(testDescription: "through a folder's link", links: [("door", "inner"), ("link.json", "door/state.json")]),
    LinkRow(
      testDescription: "up from behind a folder's link",
      links: [("door", "inner"), ("link.json", "door/../state.json")],
      file: "state.json"),
    LinkRow(testDescription: "to no file yet", links: [("link.json", "inner/state.json")], exists: false),
  ]
}

struct LeftoverRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let leave: @Sendable (_ place: URL, _ precious: URL) -> Void

  static let all = [
    LeftoverRow(testDescription: "half of a longer state") { place, _ in
      _ = FileManager.default.createFile(atPath: place.path, contents: Data(repeating: 65, count: 10_000))
    },
    LeftoverRow(testDescription: "a file that only its owner may read") { place, _ in
      _ = FileManager.default.createFile(atPath: place.path, contents: nil, attributes: [.posixPermissions: 0o400])
    },
    LeftoverRow(testDescription: "a symbolic link") { symlink($1.path, $0.path) },
    LeftoverRow(testDescription: "a second name of another file") { link($1.path, $0.path) },
    LeftoverRow(testDescription: "a pipe") { place, _ in mkfifo(place.path, 0o600) },
  ]
}
