internal import MapSearch

/// One folded search in the bundled gazetteer, against one that folds the table for each search.
@MainActor struct SearchBenchmark {
  func run() throws -> [Target] {
    // Whole names, beginnings, other cases and widths, and what is nowhere.
    let queries = Gazetteer.places.flatMap { place in
      place.names.flatMap { [$0, String($0.prefix(4)), $0.uppercased(), $0 + " nowhere"] }
    }
    let index = PlaceIndex(Gazetteer.places)
    var number = 0

    let times = Stopwatch.compare(rounds: 11, calls: queries.count) {
      number = (number + 1) % queries.count
      return index.place(named: queries[number])?.names.count ?? 1
    } slow: {
      let wanted = FoldedName(queries[number]).text
      return Gazetteer.places.count { $0.names.contains { FoldedName($0).text.hasPrefix(wanted) } } + 1
    }
    return [
      Target(
        name: "search", measured: times.fast / 1e6, bound: .atMost(1), unit: "ms",
        detail: "\(queries.count) queries in \(Gazetteer.places.count) places; folding the table each time: "
          + "\(Target.text(times.slow / 1e6)) ms")
    ]
  }
}
