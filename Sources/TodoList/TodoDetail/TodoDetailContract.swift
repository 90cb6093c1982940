public import Foundation
public import Navigation

// The map of the module: who tells whom what, in call order.
// What it is about goes in by `TodoDetailRouter.assemble`; what becomes of it comes out by `TodoDetailOutput`.

// MARK: - Module → who opened it

/// What whoever opened the detail is told, while that still is.
@MainActor public protocol TodoDetailOutput: AnyObject {
  func todoDetailDidChange(_ id: TodoID)
  func todoDetailDidDelete(_ id: TodoID)
}

// MARK: - Screen → presenter

/// What a user does.
@MainActor public protocol TodoDetailPresentation: AnyObject {
  /// The screen has loaded.
  func start()

  /// Completes the todo, or takes that back.
  func toggle()

  func delete()
  func close()
}

// MARK: - Presenter → screen

/// What is shown; display values only.
///
/// It is a ``Screen`` as well, as ``TodoListView`` is.
@MainActor public protocol TodoDetailView: Screen {
  func show(_ todo: TodoDetailDisplay)

  /// What went wrong last; an empty text ends it.
  func showNotice(_ text: String)
}

// MARK: - Presenter → interactor

/// What can be done; each call is answered before it returns.
@MainActor public protocol TodoDetailUseCase: AnyObject {
  func load()
  func toggle()
  func delete()
}

// MARK: - Interactor → presenter

/// What has become of it.
@MainActor public protocol TodoDetailUseCaseOutput: AnyObject {
  func didLoad(_ todo: Todo, at now: Date)
  func didChange(_ todo: Todo, at now: Date)
  func didDelete(_ id: TodoID)
  func didFail(with error: TodoStoreError)
}

// MARK: - Presenter → router

/// Where it leads.
@MainActor public protocol TodoDetailRouting: AnyObject {
  func close() throws(NavigationError)
}
