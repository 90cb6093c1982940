/// What an object is to its module.
public enum Role: String, Sendable, CaseIterable {
  case view, presenter, interactor, router

  /// What an interactor asks, or any component is handed: store, clock, formatter.
  case service

  /// A part of the view that tells the module something: a picker, a cell, a section, a module inside.
  case child

  /// Another module, which is told what becomes of this one.
  case output
}
