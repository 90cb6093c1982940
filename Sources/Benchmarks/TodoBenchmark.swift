internal import FileStorage
internal import Foundation
internal import Navigation
internal import Titles
internal import TodoList

/// 10,000 todos: listed, one opened, toggled, on the disk, and shown again; against an encoder that writes them out.
@MainActor struct TodoBenchmark {
  private static let count = 10_000

  func run() throws -> [Target] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "viper-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let place = folder.appending(path: "todos.json")
    try Data(try Self.text().utf8).write(to: place)
    let services = TodoServices(
      store: JSONFileTodos(at: place), dates: CalendarDates(in: .current), now: { Date() },
      makeID: { TodoID(UUID().uuidString) })
    let navigation = NavigationStack()
    let list = TodoListRouter.assemble(services)
    let opening = try ContinuousClock().measure { try navigation.push(list, animated: false) }
    guard list.rows.count == Self.count else { throw TodoStoreError.notReadable }
    let middle = list.rows[Self.count / 2]

    let encoder = JSONEncoder()
    let rows = list.rows.map { Encoded(id: $0.id.text, title: $0.title, isCompleted: $0.isDone) }
    let times = try Stopwatch.compare(rounds: 21, calls: 1) {
      list.select(middle.id)
      guard let detail = navigation.visible as? TodoDetailScreen else { return 0 }
      detail.toggle()
      detail.close()
      return list.rows.count
    } slow: {
      try encoder.encode(rows).count
    }
    // Toggled 21 times, it is the other way round: on the screen, and on the disk.
    let saved = try JSONFileTodos(at: place).todo(middle.id)
    guard list.rows[Self.count / 2].isDone != middle.isDone, saved.isCompleted != middle.isDone else {
      throw TodoStoreError.notWritable
    }
    return [
      Target(
        name: "todos", measured: times.fast / 1e6, bound: .atMost(50), unit: "ms",
        detail: "10,000 listed, one toggled, on the disk; to encode them alone: \(Target.text(times.slow / 1e6)) ms; "
          + "to open the file: \(opening.formatted(.units(allowed: [.milliseconds], width: .narrow)))")
    ]
  }

  private static func text() throws -> String {
    let items = (1...count).map { number in
      """
      {"id":"\(UUID().uuidString)","title":"Todo number \(number)","detail":"Something about number \(number).",\
      "isCompleted":\(number.isMultiple(of: 2)),"deadline":1776164400,"createdOn":1776168000,"updatedOn":1776168000}
      """
    }
    return #"{"format":"swift-viper todo list","version":1,"todos":[\#(items.joined(separator: ","))]}"#
  }

  private struct Encoded: Encodable {
    let id: String
    let title: String
    let isCompleted: Bool
    var detail = "Something about it, as long as the others."
    var deadline = 1_776_164_400
    var createdOn = 1_776_168_000
    var updatedOn = 1_776_168_000
  }
}
