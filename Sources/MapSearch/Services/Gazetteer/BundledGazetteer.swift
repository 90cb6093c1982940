public import Titles

/// The embedded default: capitals and large cities of the world, by their English and Japanese names.
///
/// Case, width, accents and the kind of kana do not matter (``FoldedName``). The beginning of a name is enough where
/// only one place has a name that begins so; where several have, it does not guess.
public struct BundledGazetteer: Geocoder {
  public let credit = ""

  public init() {}

  public func coordinate(of query: Title) async throws(SearchError) -> Coordinate {
    guard let place = await Self.place(named: query.text) else { throw .noResult }
    return place.coordinate
  }

  // Folding the table takes as long as drawing a frame, so it is done off the main actor.

  @concurrent private static nonisolated func place(named name: String) async -> Place? {
    Gazetteer.index.place(named: name)
  }
}
