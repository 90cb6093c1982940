internal import ReferenceGraph

/// In which column of a drawing each object stands: what is outside, view, presenter, interactor and router, then what
/// they hold, each right of those that hold it.
struct Layering: Equatable {
  /// By object, from zero, without gaps.
  let columns: [Int]

  init(_ picture: ModulePicture) {
    let strong = picture.references.filter { $0.ownership == .strong && $0.source != $0.target }
    let held = Set(strong.map(\.target))
    var columns = picture.objects.enumerated().map { position, object in
      Self.place(of: object.role) ?? (held.contains(position) ? 1 : 0)
    }
    let leading = Self.leading(strong, count: columns.count)
    for _ in columns.indices {
      for reference in leading where Self.place(of: picture.objects[reference.target].role) == nil {
        columns[reference.target] = max(columns[reference.target], columns[reference.source] + 1)
      }
    }
    let used = Set(columns).sorted()
    self.columns = columns.map { used.firstIndex(of: $0) ?? 0 }
  }

  private static func place(of role: Role?) -> Int? {
    switch role {
    case .output: 0
    case .view: 1
    case .presenter: 2
    case .interactor, .router: 3
    case .service, .child, nil: nil
    }
  }

  /// The references without those that close a cycle.
  private static func leading(_ references: [PicturedReference], count: Int) -> [PicturedReference] {
    let outgoing = (0..<count).map { source in references.filter { $0.source == source } }
    var leading: [PicturedReference] = []
    var finished: Set<Int> = []
    for start in 0..<count where !finished.contains(start) {
      var way = [(object: start, rest: outgoing[start][...])]
      while let last = way.last {
        guard let reference = last.rest.first else {
          finished.insert(last.object)
          way.removeLast()
          continue
        }
        way[way.count - 1].rest.removeFirst()
        if way.contains(where: { $0.object == reference.target }) { continue }
        leading.append(reference)
        if !finished.contains(reference.target) { way.append((reference.target, outgoing[reference.target][...])) }
      }
    }
    return leading
  }
}
