public import Foundation
public import SpySupport
public import Titles
public import TodoList

/// Writes down what the list's interactor answers.
@MainActor public final class TodoListUseCaseOutputSpy: TodoListUseCaseOutput, Spy {
  public enum Message: Equatable, Sendable {
    case didFetch([Todo], at: Date)
    case didFetchOne(Todo, at: Date)
    case didRefuse(TitleError)
    case didFail(TodoStoreError)
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "output", transcript: transcript)
  }

  public func didFetch(_ todos: [Todo], at now: Date) { log.append(.didFetch(todos, at: now)) }
  public func didFetch(_ todo: Todo, at now: Date) { log.append(.didFetchOne(todo, at: now)) }
  public func didRefuse(_ error: TitleError) { log.append(.didRefuse(error)) }
  public func didFail(with error: TodoStoreError) { log.append(.didFail(error)) }
}
