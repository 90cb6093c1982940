public import Titles

/// The embedded default: capitals and large cities of the world, by their English and Japanese names.
///
/// Case, width, accents and the kind of kana do not matter (``FoldedName``). The beginning of a name is enough where
/// only one place has a name that begins so; where several have, it does not guess.
public struct BundledGazetteer: Geocoder {
  public let credit = ""

  /// Folded once, when it is asked first.
  private static let index = PlaceIndex(Gazetteer.places)

  public init() {}

  public func coordinate(of query: Title) async throws(SearchError) -> Coordinate {
    guard let place = Self.index.place(named: query.text) else { throw .noResult }
    return place.coordinate
  }
}
