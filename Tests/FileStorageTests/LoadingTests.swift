import FileStorage
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct `Loading a file` {
  private let folder: TemporaryFolder
  private let file: JSONFile<Note>

  init() throws {
    folder = try TemporaryFolder()
    file = JSONFile(at: folder.place("state.json"))
  }

  @Test func `where there is no file there is no value`() throws {
    #expect(try file.load() == nil)
    #expect(try JSONFile<Note>(at: folder.place("not/there/state.json")).load() == nil)
    #expect(try folder.names() == [])
  }

  @Test(arguments: ContentRow.sound) func `what says the same in another way is read`(_ row: ContentRow) throws {
    try row.content.write(to: folder.place("state.json"))

    #expect(try file.load() == Note())
    #expect(try folder.names() == ["state.json"])
  }

  @Test(arguments: ContentRow.damaged) func `what is no state is set aside whole, and the place is free`(
    _ row: ContentRow
  ) throws {
    try row.content.write(to: folder.place("state.json"))

    #expect(throws: FileStorageError.damaged(setAside: "state.json.damaged")) { try file.load() }

    #expect(try folder.names() == ["state.json.damaged"])
    #expect(try Data(contentsOf: folder.place("state.json.damaged")) == row.content)
    #expect(try file.load() == nil)
  }

  @Test func `a file too large for any state is set aside unread, whatever it says`() throws {
    let text = Data(#"{"text":"hello","numbers":{}}"#.utf8)
    let file = JSONFile<Note>(at: folder.place("state.json"), maximumBytes: text.count)
    try text.write(to: folder.place("state.json"))
    #expect(throws: Never.self) { try file.load() }

    try (text + Data(" ".utf8)).write(to: folder.place("state.json"))

    #expect(throws: FileStorageError.damaged(setAside: "state.json.damaged")) { try file.load() }
  }

  @Test func `what was set aside before is never written over`() throws {
    let taken = ["state.json.damaged", "state.json.damaged-2", "state.json.damaged-4"]
    for name in taken { try Data(name.utf8).write(to: folder.place(name)) }
    symlink("nowhere", folder.place("state.json.damaged-3").path)
    try Data("fifth".utf8).write(to: folder.place("state.json"))

    #expect(throws: FileStorageError.damaged(setAside: "state.json.damaged-5")) { try file.load() }

    for name in taken { #expect(try Data(contentsOf: folder.place(name)) == Data(name.utf8)) }
    #expect(try Data(contentsOf: folder.place("state.json.damaged-5")) == Data("fifth".utf8))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.place("state.json.damaged-3").path) == "nowhere")
  }

  @Test func `what cannot be moved stays, and nothing is lost`() throws {
    let name = String(repeating: "n", count: 255)
    try Data("foreign".utf8).write(to: folder.place(name))

    #expect(throws: FileStorageError.damaged(setAside: nil)) { try JSONFile<Note>(at: folder.place(name)).load() }

    #expect(try folder.names() == [name])
    #expect(try Data(contentsOf: folder.place(name)) == Data("foreign".utf8))
  }

  @Test func `what a symbolic link leads to is set aside in its own folder, and the link stays`() throws {
    try FileManager.default.createDirectory(at: folder.place("inner"), withIntermediateDirectories: false)
    try Data("foreign".utf8).write(to: folder.place("inner/real.json"))
    symlink("inner/real.json", folder.place("state.json").path)

    #expect(throws: FileStorageError.damaged(setAside: "real.json.damaged")) { try file.load() }

    #expect(try folder.names() == ["inner", "state.json"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.place("inner").path) == ["real.json.damaged"])
  }

  @Test func `a sound file that takes the place of a damaged one meanwhile is read, not set aside`() throws {
    let place = folder.place("state.json")
    try Data(#""damaged""#.utf8).write(to: place)

    let value = try ReplacedWhileRead.$place.withValue(place) { try JSONFile<ReplacedWhileRead>(at: place).load() }

    #expect(value?.text == "sound")
    #expect(try folder.names() == ["state.json"])
  }
}

/// While a damaged text is being read, another process saves a sound one.
private struct ReplacedWhileRead: Codable, Sendable {
  @TaskLocal static var place: URL?
  let text: String

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
    guard text == "damaged" else { return }
    if let place = Self.place { try Data(#""sound""#.utf8).write(to: place, options: .atomic) }
    throw CocoaError(.coderInvalidValue)
  }
}

struct ContentRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let content: Data

  init(_ description: String, _ text: String) {
    self.init(description, bytes: Data(text.utf8))
  }

  init(_ description: String, bytes: Data) {
    testDescription = description
    content = bytes
  }

  private static let note = #"{"text":"hello","numbers":{}}"#

  static let sound = [
    ContentRow("on one line", note),
    ContentRow("with a byte order mark", "\u{FEFF}" + note),
    ContentRow("with space around", " \r\n\t" + note + "\n\n"),
    ContentRow("with a key more", #"{"text":"hello","numbers":{},"new":[1]}"#),
  ]

  static let damaged = [
    ContentRow("empty", ""),
    ContentRow("only a line's end", "\n"),
    ContentRow("only a byte order mark", "\u{FEFF}"),
    ContentRow("cut off", String(note.dropLast(3))),
    ContentRow("twice", note + note),
    ContentRow("zeros", bytes: Data(count: 4096)),
    ContentRow("no Unicode", bytes: Data([0x7B, 0xFF, 0xFE, 0x00, 0x7D])),
    ContentRow("another object", #"{"name":"somebody"}"#),
    ContentRow("another type", #"{"text":1,"numbers":{}}"#),
    ContentRow("a list", "[]"),
    ContentRow("null", "null"),
    ContentRow("a web page", "<!DOCTYPE html><html></html>"),
    ContentRow("nested without end", String(repeating: "[", count: 1_000_000)),
    ContentRow(
      "nested deeply", String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)),
    ContentRow(
      "nested deeply under a known key",
      #"{"numbers":{},"text":"# + String(repeating: #"{"a":"#, count: 100_000) + "1"
        + String(repeating: "}", count: 100_001)),
  ]
}
