import Foundation
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks
import Titles
import TodoList
import TodoListMocks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Todo list interactor` {
  @Test func `answers with all todos, and the moment`() throws {
    let sut = try makeSUT()

    sut.interactor.fetch()

    #expect(sut.store.take() == [.todos])
    #expect(try sut.output.take() == [.didFetch(Todo.examples(), at: .now)])
  }

  @Test func `answers with one todo`() throws {
    let sut = try makeSUT()

    sut.interactor.fetch(.bread)

    #expect(sut.store.take() == [.todo(.bread)])
    #expect(try sut.output.take() == [.didFetchOne(Todo.examples()[1], at: .now)])
  }

  @Test func `adds a todo with a trimmed title, an id and a time of its own, and answers with all`() throws {
    let sut = try makeSUT()
    let added = try Todo.of("Eggs and ham", id: "new 1")

    sut.interactor.add(title: "  Eggs\nand ham ")

    #expect(sut.store.take() == [.add(added), .todos])
    #expect(try sut.output.take() == [.didFetch(Todo.examples() + [added], at: .now)])
  }

  @Test func `fault: no todo has an id that was made up: each has the next one, the same title twice too`() throws {
    let sut = try makeSUT()

    sut.interactor.add(title: "Eggs")
    sut.interactor.add(title: "Eggs")

    #expect(
      try sut.store.take() == [
        .add(.of("Eggs", id: "new 1")), .todos, .add(.of("Eggs", id: "new 2")), .todos,
      ])
    _ = sut.output.take()
  }

  @Test(arguments: ["", "  ", "\u{200B}", "\u{2060}\u{FEFF}", "\n"])
  func `refuses a title without anything to see, before the store is asked`(_ title: String) throws {
    let sut = try makeSUT()

    sut.interactor.add(title: title)

    #expect(sut.output.take() == [.didRefuse(.nothingToSee)])
  }

  @Test func `deletes a todo, and answers with what is left`() throws {
    let sut = try makeSUT()

    sut.interactor.delete(.milk)

    #expect(sut.store.take() == [.delete(.milk), .todos])
    #expect(try sut.output.take() == [.didFetch([Todo.examples()[1]], at: .now)])
  }

  @Test(arguments: Call.all) func `a refusal is the whole answer`(_ call: Call) throws {
    let sut = try makeSUT()
    sut.store.refusal = .notWritable

    call.make(sut.interactor)

    #expect(sut.store.take().count == 1, "nothing more is asked after a refusal")
    #expect(sut.output.take() == [.didFail(.notWritable)])
  }

  @Test(arguments: Call.all.filter { $0.errorWithoutTodos != nil })
  func `fault: an id that is unknown, or taken, is an error and no blank todo`(_ call: Call) throws {
    let error = try #require(call.errorWithoutTodos)
    let sut = try makeSUT(InMemoryTodos([.of(id: "new 1")]))

    call.make(sut.interactor)

    _ = sut.store.take()
    #expect(sut.output.take() == [.didFail(error)])
  }

  @Test(arguments: Call.all) func `with nobody to answer, nothing is done`(_ call: Call) throws {
    let store = registered(track(TodoStoreSpy(store: InMemoryTodos(try Todo.examples()))))
    let interactor = track(TodoListInteractor(.of(store)))

    call.make(interactor)

    #expect(store.take() == [])
  }

  private func makeSUT(
    _ behind: (any TodoStore)? = nil, at location: SourceLocation = #_sourceLocation
  ) throws -> (interactor: TodoListInteractor, store: TodoStoreSpy, output: TodoListUseCaseOutputSpy) {
    let behind = try behind ?? InMemoryTodos(Todo.examples())
    let store = registered(track(TodoStoreSpy(store: behind), at: location), at: location)
    let output = registered(track(TodoListUseCaseOutputSpy(), at: location), at: location)
    let interactor = track(TodoListInteractor(.of(store)), at: location)
    interactor.output = output
    return (interactor, store, output)
  }
}

struct Call: Sendable, CustomTestStringConvertible {
  let testDescription: String

  /// How it ends where there is but one todo, whose id is the next one made.
  let errorWithoutTodos: TodoStoreError?

  let make: @MainActor @Sendable (TodoListInteractor) -> Void

  static let all = [
    Call(testDescription: "fetch", errorWithoutTodos: nil) { $0.fetch() },
    Call(testDescription: "fetch one", errorWithoutTodos: .unknown(.bread)) { $0.fetch(.bread) },
    Call(testDescription: "add", errorWithoutTodos: .taken(TodoID("new 1"))) { $0.add(title: "Eggs") },
    Call(testDescription: "delete", errorWithoutTodos: .unknown(.milk)) { $0.delete(.milk) },
  ]
}
