/// The bundled table of places: facts, written down for this project.
///
/// A coordinate is within some ten kilometres of a city's centre.
package enum Gazetteer {
  /// One line a place.
  package static let rows = [europe, asia, africa, americas, oceania].flatMap { $0.split(separator: "\n") }

  package static let places = rows.compactMap { Place(row: $0) }

  /// Made once, by the first search.
  static let index = PlaceIndex(places)
}
