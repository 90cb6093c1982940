internal import MapSearch
public import Navigation

/// The front ends of the map's screens.
@MainActor public enum MapFrontEnds {
  /// - Returns: `nil` for a screen of another system.
  public static func frontEnd(for screen: any Screen) -> (any ScreenFrontEnd)? {
    (screen as? MapScreen).map(MapFrontEnd.init)
  }
}
