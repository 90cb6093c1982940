internal import MapSearch

/// One folded search in the bundled gazetteer, against one that folds the table for each search.
@MainActor struct SearchBenchmark {
  func run() throws -> [Target] {
    // Whole names, in capitals too, beginnings, and what is nowhere.
    let queries = Gazetteer.places.flatMap { place in
      place.names.flatMap { [$0, $0.uppercased(), String($0.prefix(4)), $0 + " nowhere"] }
    }
    let index = PlaceIndex(Gazetteer.places)
    var found = 0
    var number = 0

    let times = Stopwatch.compare(rounds: 11, calls: queries.count) {
      number = (number + 1) % queries.count
      if index.place(named: queries[number]) != nil { found += 1 }
      return 1
    } slow: {
      number = (number + 1) % queries.count
      return 1 + Self.matches(of: queries[number]).count
    }
    // A whole name is always found, however it is written.
    guard found * 2 >= 11 * queries.count else { throw SearchError.noResult }
    return [
      Target(
        name: "search", measured: times.fast / 1e6, bound: .atMost(1), unit: "ms",
        detail: "\(queries.count) queries in \(Gazetteer.places.count) places; folding the table each time: "
          + "\(Target.text(times.slow / 1e6)) ms")
    ]
  }

  private static func matches(of query: String) -> [Place] {
    let wanted = FoldedName(query).text
    return Gazetteer.places.filter { $0.names.contains { FoldedName($0).text.hasPrefix(wanted) } }
  }
}
