/// Leads nowhere, as ``MapRouting`` says.
///
/// - Owned by: ``MapPresenter``.
@MainActor package final class MapRouter: MapRouting {
  package init() {}
}
