internal import FileStorage
internal import Foundation
internal import Navigation
internal import Terminal
internal import TodoList

/// The todo list, with the machine's clock, and a file where one is asked for.
@MainActor struct TodoSystem: RunnableSystem {
  static let name = "todo"
  static let optionNames = ["--store", "--today"]

  private let services: TodoServices
  private let store: Store

  init(_ options: Options, environment: [String: String]) throws(UsageError) {
    let now = try options.clock()
    store = Store(options)
    services = TodoServices(
      store: Self.todos(in: store, at: now()),
      dates: CalendarDates(in: .current), now: now,
      makeID: { TodoID(UUID().uuidString) })
  }

  func show(in navigation: any Navigating) throws(NavigationError) {
    try navigation.push(TodoListRouter.assemble(services), animated: false)
  }

  func frontEnd(for screen: any Screen) -> (any ScreenFrontEnd)? {
    TodoListFrontEnds.frontEnd(for: screen)
  }

  /// Everything is saved already; a change that could not be was refused, which a script would not see.
  func finish() async throws(RunFailure) {
    if store.problem != nil { throw store.failure }
  }

  private static func todos(in store: Store, at now: Date) -> any TodoStore {
    guard let url = store.url else { return InMemoryTodos(SampleTodos.todos(at: now)) }
    return JSONFileTodos(at: url) { store.problem = $0 }
  }
}
