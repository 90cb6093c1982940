import Navigation
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks
import Titles
import TodoList
import TodoListMocks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Todo list presenter` {
  @Test func `when the list appears, todos are asked for and shown as rows`() throws {
    let sut = makeSUT()

    sut.presenter.willAppear()
    #expect(sut.useCase.take() == [.fetch])

    sut.presenter.didFetch(try Todo.examples(), at: .now)
    #expect(
      sut.view.take() == [
        .showNotice(""),
        .show([
          TodoRow(id: .milk, title: "Milk", isDone: false, isOverdue: true),
          TodoRow(id: .bread, title: "Bread", isDone: true, isOverdue: false),
        ]),
      ])
  }

  @Test func `what a user does reaches the use case as it is`() {
    let sut = makeSUT()

    sut.presenter.add(title: " Milk ")
    sut.presenter.delete(.milk)

    #expect(sut.useCase.take() == [.add(title: " Milk "), .delete(.milk)])
  }

  @Test func `a selected todo is opened, and tells this presenter what becomes of it`() {
    let sut = makeSUT()

    sut.presenter.select(.milk)

    #expect(sut.router.take() == [.openDetail(.milk, output: ObjectIdentifier(sut.presenter))])
  }

  @Test func `fault: a transition without a navigation is said`() {
    let sut = makeSUT()
    sut.router.refusal = .noNavigation

    sut.presenter.select(.milk)

    #expect(sut.router.take() == [.openDetail(.milk, output: ObjectIdentifier(sut.presenter))])
    #expect(sut.view.take() == [.showNotice("The todo cannot be opened from here.")])
  }

  @Test func `a todo that changed in its detail is read anew, and its row alone is shown again`() throws {
    let sut = makeSUT()

    sut.presenter.todoDetailDidChange(.bread)
    #expect(sut.useCase.take() == [.fetchOne(.bread)])

    sut.presenter.didFetch(try Todo.examples()[1], at: .now)
    #expect(sut.view.take() == [.refresh(TodoRow(id: .bread, title: "Bread", isDone: true, isOverdue: false))])
  }

  @Test func `after a todo was deleted in its detail, all are asked for`() {
    let sut = makeSUT()

    sut.presenter.todoDetailDidDelete(.bread)

    #expect(sut.useCase.take() == [.fetch])
  }

  @Test func `a refused title is said, and the rows stay`() {
    let sut = makeSUT()

    sut.presenter.didRefuse(.nothingToSee)

    #expect(sut.view.take() == [.showNotice("A todo needs a title with something to see in it.")])
  }

  @Test(arguments: [
    (TodoStoreError.notReadable, "What was saved cannot be read, so nothing can be changed."),
    (.newerVersion, "A newer version of this program has saved the todos. Use that one to see them."),
    (.notWritable, "The change could not be saved, so nothing has changed."),
    (.unknown(.gone), "This todo is not there any more."),
    (.taken(.milk), "The todo could not be added: another one has its id."),
  ])
  func `a failure is said, and the rows stay`(_ error: TodoStoreError, _ sentence: String) {
    let sut = makeSUT()

    sut.presenter.didFail(with: error)

    #expect(sut.view.take() == [.showNotice(sentence)])
  }

  @Test func `damaged todos leave an empty list, and that is said`() {
    let sut = makeSUT()

    sut.presenter.didFail(with: .damaged)

    #expect(
      sut.view.take() == [
        .show([]), .showNotice("What was saved was damaged and has been set aside. The list starts afresh."),
      ])
  }

  private func makeSUT(
    at location: SourceLocation = #_sourceLocation
  ) -> (presenter: TodoListPresenter, view: TodoListViewSpy, useCase: TodoListUseCaseSpy, router: TodoListRoutingSpy) {
    let view = registered(track(TodoListViewSpy(), at: location), at: location)
    let useCase = registered(track(TodoListUseCaseSpy(), at: location), at: location)
    let router = registered(track(TodoListRoutingSpy(), at: location), at: location)
    let presenter = track(TodoListPresenter(view: view, useCase: useCase, router: router), at: location)
    return (presenter, view, useCase, router)
  }
}
