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
  public static func survivors(
    options: Options = Options(), _ makeAndUse: () async throws -> [Watched]
  ) async rethrows -> ObjectGraph {
    survivors(of: try await makeAndUse(), options: options)
  }

  /// Walks those of the watched objects that are still there.
  public static func survivors(of watched: [Watched], options: Options = Options()) -> ObjectGraph {
    let held = watched.compactMap { $0.retain() }
    defer { for one in held { one.release() } }
    var addresses: [UInt] = []
    for one in held where !addresses.contains(one.address) { addresses.append(one.address) }
    // An object that is watched twice is held twice.
    let ownReferences = Dictionary(grouping: held, by: \.address).mapValues { UInt32($0.count) }
    let heap = Walk.graph(of: addresses, ownReferences: ownReferences, options: options)
    return ObjectGraph(heap: heap, origin: .survivors)
  }

  /// Survivors that are alive without a cycle, each with what may be said about who holds it.
  public var heldSurvivors: [(node: Node, verdict: Verdict)] {
    guard origin == .survivors else { return [] }
    let owners = OwnerCount(heap)
    let names = NodeNames(heap)
    let cyclic = Set(StrongComponents.cyclic(in: heap).flatMap { $0 })
    return heap.roots.map(Int.init).filter { !cyclic.contains($0) }.map {
      (names.node($0), owners.verdict(ofObjectsReaching: [$0]))
    }
  }

  /// Strong references whose owners were seen, of all that the runtime counts; the roots are left out while they are held.
  public var completeness: (seen: Int, counted: Int) {
    let roots = origin == .roots ? Set(heap.roots.map(Int.init)) : []
    return OwnerCount(heap).completeness(without: roots)
  }
}
