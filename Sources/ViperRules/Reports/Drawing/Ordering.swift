/// What stands above what in each column: the chain of view, presenter and interactor on top, then what has fewest
/// crossings, as the mean position of neighbours guesses it.
struct Ordering: Equatable {
  enum Item: Hashable {
    case object(Int)
    case lane(Lane)
  }

  /// By column, from top to bottom.
  private(set) var columns: [[Item]]

  init(_ picture: ModulePicture, _ layering: Layering) {
    let places = layering.columns
    columns = (0..<((places.max() ?? -1) + 1)).map { column in
      picture.objects.indices.filter { places[$0] == column }.map(Item.object)
    }
    var links: [Item: [Item]] = [:]
    for reference in picture.references {
      let lanes = Lane.all(of: reference, in: places)
      for lane in lanes where !columns[lane.column].contains(.lane(lane)) { columns[lane.column].append(.lane(lane)) }
      let way = [.object(reference.source)] + lanes.map(Item.lane) + [.object(reference.target)]
      for (one, other) in zip(way, way.dropFirst()) {
        links[one, default: []].append(other)
        links[other, default: []].append(one)
      }
    }
    let inward = Array(columns.indices)
    for column in inward + inward.reversed() + inward { sort(column, by: links, picture.objects) }
  }

  private mutating func sort(_ column: Int, by links: [Item: [Item]], _ objects: [PicturedObject]) {
    var positions: [Item: Int] = [:]
    for neighbour in [column - 1, column + 1] where columns.indices.contains(neighbour) {
      for (position, item) in columns[neighbour].enumerated() { positions[item] = position }
    }
    let keyed = columns[column].map { item in
      let near = links[item, default: []].compactMap { positions[$0] }
      let mean = near.isEmpty ? 0 : near.reduce(0, +) * 1_000 / near.count
      return (item: item, rank: Self.rank(item, objects), mean: mean)
    }
    columns[column] = keyed.stableSorted { ($0.rank, $0.mean) < ($1.rank, $1.mean) }.map(\.item)
  }

  private static func rank(_ item: Item, _ objects: [PicturedObject]) -> Int {
    guard case .object(let object) = item else { return 2 }
    switch objects[object].role {
    case .view, .presenter, .interactor: return 0
    case .router: return 1
    case .output, .service, .child, nil: return 2
    }
  }
}
