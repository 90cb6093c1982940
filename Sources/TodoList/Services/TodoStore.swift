/// Keeps todos, and answers at once: a list of things to do is small.
///
/// What a call changes is kept when it returns; a call that throws changes nothing.
@MainActor public protocol TodoStore: AnyObject {
  /// All of them, in the order in which they were added.
  func todos() throws(TodoStoreError) -> [Todo]

  func todo(_ id: TodoID) throws(TodoStoreError) -> Todo

  /// - Throws: ``TodoStoreError/taken(_:)`` besides.
  func add(_ todo: Todo) throws(TodoStoreError)

  /// Puts the todo in the place of the one with its id.
  func update(_ todo: Todo) throws(TodoStoreError)

  func delete(_ id: TodoID) throws(TodoStoreError)
}
