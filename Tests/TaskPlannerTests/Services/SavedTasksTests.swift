import FileStorage
import Foundation
import TaskPlanner
import TaskPlannerMocks
import Testing
import Titles

/// The file as somebody else may have written it.
@Suite struct `Saved tasks` {
  @Test func `are written in one shape`() throws {
    let tasks = SavedTasks([
      try .example("Water the plants", due: "2026-04-13", id: "1"), try .example("Größe \"L\" 🌱", id: "2"),
    ])

    #expect(
      String(decoding: try JSONCoding.data(of: tasks), as: UTF8.self) == """
        {
          "format" : "swift-viper task planner",
          "tasks" : [
            {
              "due" : "2026-04-13",
              "id" : "1",
              "title" : "Water the plants"
            },
            {
              "id" : "2",
              "title" : "Größe \\"L\\" 🌱"
            }
          ],
          "version" : 1
        }

        """)
  }

  @Test(arguments: [
    "[]", "{}", #""tasks""#, "", Self.file(version: 0), Self.file(format: "swift-viper todo list"),
    Self.file(#"{"id":"1"}"#), Self.file(#"{"title":"No id"}"#), Self.file(#"{"id":1,"title":"Number"}"#),
    Self.file(#"{"id":"1","title":""}"#), Self.file("{\"id\":\"1\",\"title\":\" \u{2060}\"}"),
    Self.file(#"{"id":"1","title":"No day","due":"2026-02-30"}"#), Self.file(#"{"id":"1","title":"No day","due":""}"#),
    Self.file(#"{"id":"1","title":"Seconds","due":797868000}"#),
    Self.file(#"{"id":"1","title":"One"},{"id":"1","title":"Another"}"#),
    Self.file(#"{"id":"1","title":"One"},null"#),
  ]) func `are all within bounds, or none are taken`(_ text: String) throws {
    #expect(try JSONCoding.value(SavedTasks.self, from: Data(text.utf8)) == nil)
  }

  @Test(arguments: [
    ("", []), (#"{"id":"1","title":"One","due":null}"#, ["One"]),
    (#"{"id":"2","title":" Two\n "},{"id":"","title":"One","colour":"red"}"#, ["Two", "One"]),
  ]) func `are taken where they are sound, in the order of the file`(_ text: String, _ titles: [String]) throws {
    let saved = try #require(try JSONCoding.value(SavedTasks.self, from: Data(Self.file(text).utf8)))

    #expect(saved.tasks.map(\.title.text) == titles)
  }

  @Test func `of a newer version are not read`() {
    #expect(throws: FileStorageError.newerVersion) {
      try JSONCoding.value(SavedTasks.self, from: Data(Self.file(version: 2).utf8))
    }
  }

  static func file(
    _ tasks: String = "", format: String = "swift-viper task planner", version: Int = 1
  ) -> String {
    #"{"format":"\#(format)","version":\#(version),"tasks":[\#(tasks)]}"#
  }
}
