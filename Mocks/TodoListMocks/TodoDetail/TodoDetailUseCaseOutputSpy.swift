public import Foundation
public import SpySupport
public import TodoList

/// Writes down what the detail's interactor answers.
@MainActor public final class TodoDetailUseCaseOutputSpy: TodoDetailUseCaseOutput, Spy {
  public enum Message: Equatable, Sendable {
    case didLoad(Todo, at: Date)
    case didChange(Todo, at: Date)
    case didDelete(TodoID)
    case didFail(TodoStoreError)
  }

  public let log: MessageLog<Message>

  public init(transcript: Transcript? = nil) {
    log = MessageLog(receiver: "output", transcript: transcript)
  }

  public func didLoad(_ todo: Todo, at now: Date) { log.append(.didLoad(todo, at: now)) }
  public func didChange(_ todo: Todo, at now: Date) { log.append(.didChange(todo, at: now)) }
  public func didDelete(_ id: TodoID) { log.append(.didDelete(id)) }
  public func didFail(with error: TodoStoreError) { log.append(.didFail(error)) }
}
