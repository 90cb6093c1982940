import Foundation
import Navigation
import SpySupport
import Terminal
import TerminalMocks
import Testing
import TestingLeakChecks
import TodoList
import TodoListMocks

/// Whole stories as they are printed, through every real part of the todo list.
@MainActor @Suite(.leakFree, .timeLimit(.minutes(1))) struct `Todo list in a terminal` {
  @Test(arguments: TodoStory.all) func `story:`(_ story: TodoStory) async throws {
    let transcript = try GoldenTranscript(story.testDescription)
    let sut = makeSUT(store: story.store())

    try await sut.story(transcript.input)

    transcript.check(sut.output.takeText())
  }

  @Test func `a detail that was closed is gone, though the program goes on`() async throws {
    let sut = makeSUT(store: TodoStory.samples())
    let run = Task { try await sut.run() }
    sut.input.type("1\n")
    await sut.output.log.arrival(of: 3)
    #expect(sut.openScreens == ["Todo list", "Todo"])

    sut.input.type("close\n")
    await sut.output.log.arrival(of: 5)

    #expect(sut.openScreens == ["Todo list"])
    sut.input.send(.end)
    try await run.value
  }

  @Test(arguments: TodoFrontEndRow.all) func `a front end does not keep its screen, and draws nothing without it`(
    _ row: TodoFrontEndRow
  ) throws {
    var screen: (any Screen)? = track(row.make(.of(TodoStory.samples())))
    let frontEnd = try #require(screen.flatMap(TodoListFrontEnds.frontEnd))
    screen?.loadIfNeeded()
    screen?.willAppear()
    #expect(frontEnd.drawing != [])
    #expect(CommandTable(frontEnd.commands).doubledNames == [])

    screen = nil

    #expect(frontEnd.drawing == [])
    #expect(frontEnd.commands.isEmpty)
    #expect(frontEnd.isBusy == false)
  }

  private func makeSUT(store: any TodoStore, at location: SourceLocation = #_sourceLocation) -> ProgramSUT {
    let sut = ProgramSUT(frontEnd: TodoListFrontEnds.frontEnd) { navigation throws(NavigationError) in
      try navigation.push(TodoListRouter.assemble(.of(store)), animated: false)
    }
    track(sut.driver, at: location)
    return sut
  }
}

/// A golden transcript, and the store behind it.
struct TodoStory: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var store: @MainActor @Sendable () -> any TodoStore = samples

  static let all = [
    TodoStory(testDescription: "todo"),
    TodoStory(testDescription: "todo refusals"),
    TodoStory(testDescription: "todo help"),
    TodoStory(testDescription: "todo not saved") { FaultyTodos(samples()) { _ in .notWritable } },
    TodoStory(testDescription: "todo damaged") { FaultyTodos(InMemoryTodos()) { $0 == 1 ? .damaged : nil } },
  ]

  static let samples: @MainActor @Sendable () -> any TodoStore = {
    InMemoryTodos(SampleTodos.todos(at: .noon))
  }
}

/// A store that fails as the test says; it can be read unless what it has is damaged.
@MainActor private final class FaultyTodos: TodoStore {
  private let store: any TodoStore
  private let fault: (Int) -> TodoStoreError?
  private var calls = 0

  /// - Parameter fault: given the number of the call, from 1 on.
  init(_ store: any TodoStore, fault: @escaping (Int) -> TodoStoreError?) {
    self.store = store
    self.fault = fault
  }

  func todos() throws(TodoStoreError) -> [Todo] {
    calls += 1
    if let fault = fault(calls), fault == .damaged { throw fault }
    return try store.todos()
  }

  func todo(_ id: TodoID) throws(TodoStoreError) -> Todo { try store.todo(id) }
  func add(_ todo: Todo) throws(TodoStoreError) { try change { () throws(TodoStoreError) in try store.add(todo) } }
  func update(_ todo: Todo) throws(TodoStoreError) {
    try change { () throws(TodoStoreError) in try store.update(todo) }
  }
  func delete(_ id: TodoID) throws(TodoStoreError) { try change { () throws(TodoStoreError) in try store.delete(id) } }

  private func change(_ change: () throws(TodoStoreError) -> Void) throws(TodoStoreError) {
    calls += 1
    if let fault = fault(calls) { throw fault }
    try change()
  }
}

struct TodoFrontEndRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor @Sendable (TodoServices) -> any Screen

  static let all = [
    TodoFrontEndRow(testDescription: "list") { TodoListRouter.assemble($0) },
    TodoFrontEndRow(testDescription: "detail") {
      TodoDetailRouter.assemble(TodoID("sample 1"), $0, output: TodoDetailOutputSpy())
    },
  ]
}

extension Date {
  /// Noon of 14 April 2026, in UTC.
  fileprivate static let noon = Date(timeIntervalSince1970: 1_776_168_000)
}

extension TodoServices {
  @MainActor fileprivate static func of(_ store: any TodoStore) -> TodoServices {
    var made = 0
    return TodoServices(
      store: store, dates: CalendarDates(in: .gmt), now: { .noon }
    ) {
      made += 1
      return TodoID("new \(made)")
    }
  }
}
