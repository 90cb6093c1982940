public import Foundation
public import Navigation
public import Titles

// The map of the module: who tells whom what, in call order.

// MARK: - Screen → presenter

/// What a user does with the list.
@MainActor public protocol TodoListPresentation: AnyObject {
  /// The list becomes visible, for the first time or again.
  func willAppear()

  /// - Parameter title: as it was typed.
  func add(title: String)

  func select(_ id: TodoID)
  func delete(_ id: TodoID)
}

// MARK: - Presenter → screen

/// What the list shows; display values only.
///
/// It is a ``Screen`` as well, and by that leads to the transitions, so that the router can do with a weak view. That is
/// this system's dialect and disputed: whoever holds the view to show something could navigate with it as well.
@MainActor public protocol TodoListView: Screen {
  /// Takes the place of all rows.
  func show(_ rows: [TodoRow])

  /// Takes the place of the row with its id.
  func refresh(_ row: TodoRow)

  /// What went wrong last; an empty text ends it.
  func showNotice(_ text: String)
}

// MARK: - Presenter → interactor

/// What the list can do; each call is answered before it returns.
@MainActor public protocol TodoListUseCase: AnyObject {
  func fetch()

  /// Reads one todo anew.
  func fetch(_ id: TodoID)

  func add(title: String)
  func delete(_ id: TodoID)
}

// MARK: - Interactor → presenter

/// What has become of it.
@MainActor public protocol TodoListUseCaseOutput: AnyObject {
  /// All todos, as they are after what was asked for.
  func didFetch(_ todos: [Todo], at now: Date)

  func didFetch(_ todo: Todo, at now: Date)

  /// A title was refused.
  func didRefuse(_ error: TitleError)

  func didFail(with error: TodoStoreError)
}

// MARK: - Presenter → router

/// Where the list leads.
@MainActor public protocol TodoListRouting: AnyObject {
  /// - Parameter output: is told what becomes of the todo; held weakly.
  func openDetail(of id: TodoID, output: any TodoDetailOutput) throws(NavigationError)
}
