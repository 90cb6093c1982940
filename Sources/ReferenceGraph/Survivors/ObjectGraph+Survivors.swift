extension ObjectGraph {
  /// Makes and uses objects, lets go of them, and walks those that are still there.
  ///
  /// - Parameter makeAndUse: returns the objects that should be gone; it is called once, and nothing of it is kept.
  public static func survivors(
    options: Options = Options(), _ makeAndUse: () throws -> [AnyObject]
  ) rethrows -> ObjectGraph {
    let watched = try makeAndUse().map(Watched.init)
    return survivors(of: watched, options: options)
  }

  /// Makes and uses objects, awaits what they have begun, lets go of them, and walks those that are still there.
  ///
  /// - Parameter makeAndUse: returns what should be gone, watched before it lets go: `[Watched(screen)]`.
  public static func survivors(
    options: Options = Options(), _ makeAndUse: () async throws -> [Watched]
  ) async rethrows -> ObjectGraph {
    survivors(of: try await makeAndUse(), options: options)
  }

  /// Walks those of the watched objects that are still there.
  public static func survivors(of watched: [Watched], options: Options = Options()) -> ObjectGraph {
    let held = watched.compactMap { $0.retain() }
    defer { for one in held { one.release() } }
    let addresses = held.map(\.address)
    // An object that is watched twice is held twice.
    let ownReferences = Dictionary(grouping: held, by: \.address).mapValues { UInt32($0.count) }
    let heap = Walk.graph(of: addresses, ownReferences: ownReferences, options: options)
    return ObjectGraph(heap: heap, origin: .survivors)
  }

  /// Survivors that no cycle keeps alive, each with what may be said about who holds it.
  public var heldSurvivors: [(node: Node, verdict: Verdict)] {
    guard origin == .survivors else { return [] }
    let owners = OwnerCount(heap)
    let names = NodeNames(heap)
    let explained = keptAlive(by: StrongComponents.cyclic(in: heap).flatMap { $0 })
    return heap.roots.filter { !explained.contains($0) }.map {
      (names.node(Int($0)), owners.verdict(ofObjectsReaching: [Int($0)]))
    }
  }

  /// The objects and what they lead to by strong references.
  private func keptAlive(by objects: [Int]) -> Bits {
    var kept = Bits(count: heap.objects.count)
    var waiting = objects.map(UInt32.init)
    while let object = waiting.popLast() {
      if !kept.insert(object) { continue }
      waiting += heap.edgeRange(Int(object)).filter(heap.isStrong).map { heap.edges[$0].target }
    }
    return kept
  }

  /// Strong references whose owners were seen, of all that the runtime counts; the roots are left out while they are held.
  public var completeness: (seen: Int, counted: Int) {
    let roots = origin == .roots ? Set(heap.roots.map(Int.init)) : []
    return OwnerCount(heap).completeness(without: roots)
  }
}
