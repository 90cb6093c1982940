import Foundation
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks
import TodoList
import TodoListMocks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Todo detail interactor` {
  @Test func `answers with its todo, and the moment`() throws {
    let sut = try makeSUT()

    sut.interactor.load()

    #expect(sut.store.take() == [.todo(.milk)])
    #expect(try sut.output.take() == [.didLoad(Todo.examples()[0], at: .now)])
  }

  @Test func `toggles what the store has now, not what it had, and keeps that`() throws {
    let store = InMemoryTodos(try Todo.examples())
    let sut = try makeSUT(store)
    sut.interactor.load()
    try store.update(.of("Oat milk", id: "milk"))
    let toggled = try Todo.of("Oat milk", id: "milk", isCompleted: true)

    sut.interactor.toggle()

    #expect(sut.store.take() == [.todo(.milk), .todo(.milk), .update(toggled)])
    #expect(sut.output.take().last == .didChange(toggled, at: .now))
  }

  @Test func `toggled twice, it is to do again`() throws {
    let store = InMemoryTodos(try Todo.examples())
    let sut = try makeSUT(store)

    sut.interactor.toggle()
    #expect(try store.todo(.milk).isCompleted)
    sut.interactor.toggle()
    #expect(try !store.todo(.milk).isCompleted)

    _ = (sut.store.take(), sut.output.take())
  }

  @Test func `deletes its todo`() throws {
    let sut = try makeSUT()

    sut.interactor.delete()

    #expect(sut.store.take() == [.delete(.milk)])
    #expect(sut.output.take() == [.didDelete(.milk)])
  }

  @Test(arguments: DetailCall.all) func `fault: an unknown id is an error and no blank todo`(_ call: DetailCall) throws
  {
    let sut = try makeSUT(InMemoryTodos())

    call.make(sut.interactor)

    #expect(sut.store.take().count == 1)
    #expect(sut.output.take() == [.didFail(.unknown(.milk))])
  }

  @Test func `what could not be kept is no change`() throws {
    let sut = try makeSUT(RefusingTodos())

    sut.interactor.toggle()
    sut.interactor.delete()

    _ = sut.store.take()
    #expect(sut.output.take() == [.didFail(.notWritable), .didFail(.notWritable)])
  }

  @Test(arguments: DetailCall.all) func `with nobody to answer, nothing is done`(_ call: DetailCall) throws {
    let store = registered(track(TodoStoreSpy(store: InMemoryTodos(try Todo.examples()))))

    call.make(track(TodoDetailInteractor(.milk, .of(store))))

    #expect(store.take() == [])
  }

  private func makeSUT(
    _ behind: (any TodoStore)? = nil, at location: SourceLocation = #_sourceLocation
  ) throws -> (interactor: TodoDetailInteractor, store: TodoStoreSpy, output: TodoDetailUseCaseOutputSpy) {
    let behind = try behind ?? InMemoryTodos(Todo.examples())
    let store = registered(track(TodoStoreSpy(store: behind), at: location), at: location)
    let output = registered(track(TodoDetailUseCaseOutputSpy(), at: location), at: location)
    let interactor = track(TodoDetailInteractor(.milk, .of(store)), at: location)
    interactor.output = output
    return (interactor, store, output)
  }
}

struct DetailCall: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor @Sendable (TodoDetailInteractor) -> Void

  static let all = [
    DetailCall(testDescription: "load") { $0.load() },
    DetailCall(testDescription: "toggle") { $0.toggle() },
    DetailCall(testDescription: "delete") { $0.delete() },
  ]
}

/// Can be read, but keeps no change.
@MainActor private final class RefusingTodos: TodoStore {
  func todos() throws(TodoStoreError) -> [Todo] { [try todo(.milk)] }

  func todo(_ id: TodoID) throws(TodoStoreError) -> Todo {
    guard let todo = try? Todo.examples()[0] else { throw .unknown(id) }
    return todo
  }

  func add(_ todo: Todo) throws(TodoStoreError) { throw .notWritable }
  func update(_ todo: Todo) throws(TodoStoreError) { throw .notWritable }
  func delete(_ id: TodoID) throws(TodoStoreError) { throw .notWritable }
}
