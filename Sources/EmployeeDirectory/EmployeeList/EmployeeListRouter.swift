/// Goes nowhere: the list leads to no screen, and its router knows none.
///
/// - Owned by: ``EmployeeListPresenter``.
@MainActor package final class EmployeeListRouter: EmployeeListRouting {
  package init() {}
}
