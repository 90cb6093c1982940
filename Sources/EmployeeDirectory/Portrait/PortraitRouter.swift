/// Goes nowhere: a portrait leads to no screen, and its router knows none.
///
/// - Owned by: ``PortraitPresenter``.
@MainActor package final class PortraitRouter: PortraitRouting {
  package init() {}
}
