/// Places by their folded names: found in constant time by a whole name, in logarithmic time by the beginning of one.
package struct PlaceIndex: Sendable {
  private let places: [Place]

  /// Which place a name is that of; of two places with one name, the first.
  private let byName: [String: Int]

  /// Sorted, so that all names with the same beginning stand together.
  private let names: [String]

  package init(_ places: [Place]) {
    self.places = places
    let named = places.indices.flatMap { index in places[index].names.map { (FoldedName($0).text, index) } }
    byName = Dictionary(named) { first, _ in first }
    names = byName.keys.sorted()
  }

  /// The place of that name; else the only one that has a name which begins so.
  package func place(named name: String) -> Place? {
    let wanted = FoldedName(name).text
    guard !wanted.isEmpty else { return nil }
    return (byName[wanted] ?? onlyPlace(startingWith: wanted)).map { places[$0] }
  }

  private func onlyPlace(startingWith beginning: String) -> Int? {
    let matches = names[firstName(from: beginning)...].lazy.prefix { $0.hasPrefix(beginning) }.compactMap { byName[$0] }
    guard let only = matches.first, matches.allSatisfy({ $0 == only }) else { return nil }
    return only
  }

  /// Where the first name stands that does not come before the wanted one.
  private func firstName(from wanted: String) -> Int {
    var range = names.startIndex..<names.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = names[middle] < wanted ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
