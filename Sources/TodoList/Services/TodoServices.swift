public import Foundation

/// What the modules of the todo list need from outside, handed on from one to the next.
@MainActor public struct TodoServices {
  let store: any TodoStore
  let dates: any TodoDateFormatting
  let now: @MainActor () -> Date
  let makeID: @MainActor () -> TodoID

  /// - Parameters:
  ///   - now: asked each time.
  ///   - makeID: gives another id each time.
  public init(
    store: any TodoStore, dates: any TodoDateFormatting, now: @escaping @MainActor () -> Date,
    makeID: @escaping @MainActor () -> TodoID
  ) {
    self.store = store
    self.dates = dates
    self.now = now
    self.makeID = makeID
  }
}
