import Foundation
import Navigation
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks
import TodoList
import TodoListMocks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Todo detail presenter` {
  @Test func `when the screen loads, the todo is asked for`() {
    let sut = makeSUT()

    sut.presenter.start()

    #expect(sut.useCase.take() == [.load])
  }

  @Test(arguments: DetailRow.all) func `fault: the presenter, not the view, finds the words`(_ row: DetailRow) throws {
    let sut = makeSUT()

    sut.presenter.didLoad(try row.todo(), at: .now)

    #expect(sut.view.take() == [.showNotice(""), .show(row.display)])
  }

  @Test func `what a user does reaches the use case`() {
    let sut = makeSUT()

    sut.presenter.toggle()
    sut.presenter.delete()

    #expect(sut.useCase.take() == [.toggle, .delete])
  }

  @Test func `a change is shown, then told to who opened it`() throws {
    let transcript = Transcript()
    let sut = makeSUT(transcript: transcript)

    sut.presenter.didChange(try .of(id: "milk", isCompleted: true), at: .now)

    #expect(sut.opener.take() == [.didChange(.milk)])
    #expect(transcript.take().map(Self.name) == ["view.showNotice", "view.show", "opener.didChange"])
    _ = sut.view.take()
  }

  @Test func `a todo that was deleted is told to who opened it, then the screen closes`() {
    let transcript = Transcript()
    let sut = makeSUT(transcript: transcript)

    sut.presenter.didDelete(.milk)

    #expect(sut.opener.take() == [.didDelete(.milk)])
    #expect(sut.router.take() == [.close])
    #expect(transcript.take().map(Self.name) == ["opener.didDelete", "router.close"])
  }

  @Test func `who opened it may be gone`() throws {
    let view = registered(track(TodoDetailViewSpy()))
    let presenter = track(
      TodoDetailPresenter(
        view: view, useCase: track(TodoDetailUseCaseSpy()), router: track(TodoDetailRoutingSpy()),
        dates: TodoDateFormattingStub { _ in "" }, output: TodoDetailOutputSpy()))

    presenter.didChange(try .of(), at: .now)

    #expect(view.take().count == 2)
  }

  @Test(arguments: [
    (TodoStoreError.unknown(.gone), "This todo is not there any more."),
    (.notWritable, "The change could not be saved, so nothing has changed."),
    (.notReadable, "What was saved cannot be read, so nothing can be changed."),
    (.damaged, "What was saved was damaged and has been set aside. The list starts afresh."),
  ])
  func `a failure is said, and nobody is told of a change`(_ error: TodoStoreError, _ sentence: String) {
    let sut = makeSUT()

    sut.presenter.didFail(with: error)

    #expect(sut.view.take() == [.showNotice(sentence)])
  }

  @Test func `closing goes by the router`() {
    let sut = makeSUT()

    sut.presenter.close()

    #expect(sut.router.take() == [.close])
  }

  @Test func `fault: a screen that cannot be closed says so`() {
    let sut = makeSUT()
    sut.router.refusal = .nothingToPop

    sut.presenter.close()

    #expect(sut.router.take() == [.close])
    #expect(sut.view.take() == [.showNotice("This screen cannot be closed from here.")])
  }
}

extension `Todo detail presenter` {
  private struct SUT {
    let presenter: TodoDetailPresenter
    let view: TodoDetailViewSpy
    let useCase: TodoDetailUseCaseSpy
    let router: TodoDetailRoutingSpy
    let opener: TodoDetailOutputSpy
  }

  private func makeSUT(transcript: Transcript? = nil, at location: SourceLocation = #_sourceLocation) -> SUT {
    let view = registered(track(TodoDetailViewSpy(transcript: transcript), at: location), at: location)
    let useCase = registered(track(TodoDetailUseCaseSpy(transcript: transcript), at: location), at: location)
    let router = registered(track(TodoDetailRoutingSpy(transcript: transcript), at: location), at: location)
    let opener = registered(track(TodoDetailOutputSpy(transcript: transcript), at: location), at: location)
    let dates = TodoDateFormattingStub { "\(Int($0.timeIntervalSince(.now)))" }
    let presenter = track(
      TodoDetailPresenter(view: view, useCase: useCase, router: router, dates: dates, output: opener), at: location)
    return SUT(presenter: presenter, view: view, useCase: useCase, router: router, opener: opener)
  }

  private static func name(_ line: String) -> String {
    String(line.prefix { $0 != "(" })
  }
}

struct DetailRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var detail = ""
  var isCompleted = false
  var deadline: Date?
  let display: TodoDetailDisplay

  func todo() throws -> Todo { try .of(detail: detail, isCompleted: isCompleted, deadline: deadline) }

  static let all = [
    DetailRow(
      testDescription: "a title alone",
      display: TodoDetailDisplay(title: "Milk", detail: "", status: "To do", deadline: "")),
    DetailRow(
      testDescription: "due in a minute", detail: "Two litres.", deadline: .now.addingTimeInterval(60),
      display: TodoDetailDisplay(title: "Milk", detail: "Two litres.", status: "To do", deadline: "Due 60")),
    DetailRow(
      testDescription: "overdue", deadline: .now.addingTimeInterval(-60),
      display: TodoDetailDisplay(title: "Milk", detail: "", status: "Overdue", deadline: "Due -60")),
    DetailRow(
      testDescription: "completed", isCompleted: true, deadline: .now.addingTimeInterval(-60),
      display: TodoDetailDisplay(title: "Milk", detail: "", status: "Completed", deadline: "Due -60")),
  ]
}
