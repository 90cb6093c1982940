/// Makes and connects the parts of the map: the only place that knows their types.
@MainActor public enum MapModule {
  /// A screen that holds its whole module.
  public static func assemble(geocoder: any Geocoder) -> MapScreen {
    let screen = MapScreen()
    screen.bind(MapPresenter(view: screen, useCase: MapInteractor(geocoder: geocoder), router: MapRouter()))
    return screen
  }
}
