/// Finds everything that roots refer to: breadth first, in a loop, so that no depth overflows the stack.
struct Walk {
  private var reader: ObjectReader
  private var table = AddressTable()
  private var graph = HeapGraph()

  /// Objects that somebody visited owns, in the order in which they are read.
  private var queue: [UInt32] = []
  private var queued = Bits(count: 0)
  private var unresolved: [(edge: Int, address: UInt)] = []
  private let limit: Int
  private var limitReached = false

  /// - Parameters:
  ///   - roots: addresses of live objects.
  ///   - ownReferences: how many of the strong references to a root belong to the caller, by address.
  static func graph(of roots: [UInt], ownReferences: [UInt: UInt32], options: ObjectGraph.Options) -> HeapGraph {
    if let problem = RuntimeCheck.problem {
      var graph = HeapGraph()
      graph.blindSpots = [BlindSpot(place: "ObjectGraph, \(problem)", reason: .unsupportedRuntime, count: 1)]
      return graph
    }
    var walk = Walk(options)
    walk.visit(roots)
    return walk.finish(ownReferences: ownReferences)
  }

  private init(_ options: ObjectGraph.Options) {
    reader = ObjectReader(stoppingAt: options.stoppingAt)
    limit = options.nodeLimit
  }

  private mutating func visit(_ roots: [UInt]) {
    for root in roots {
      guard let (number, isNew) = number(of: root), isNew else { continue }
      graph.roots.append(number)
      queued.insert(number)
      queue.append(number)
    }
    var found: [FoundReference] = []
    var next = 0
    while next < queue.count {
      let current = Int(queue[next])
      next += 1
      found.removeAll(keepingCapacity: true)
      var object = graph.objects[current]
      object.shape = reader.shape(of: object.address)
      object.retainCount = reader.retainCount(of: object.address, shape: object.shape)
      object.firstEdge = UInt32(graph.edges.count)
      reader.read(object.address, shape: object.shape, into: &found)
      for reference in found {
        guard let target = target(of: reference) else { continue }
        graph.edges.append(
          HeapGraph.Edge(
            target: target, element: reference.element, path: reference.path, ownership: reference.ownership))
        if reference.ownership == .strong, queued.insert(target) { queue.append(target) }
      }
      object.edgeCount = UInt32(graph.edges.count) - object.firstEdge
      graph.objects[current] = object
    }
    // Only referred to, not owned: known by name.
    for index in graph.objects.indices where !queued.contains(UInt32(index)) {
      let address = graph.objects[index].address
      let shape = reader.shape(of: address)
      graph.objects[index].shape = shape
      graph.objects[index].retainCount = reader.retainCount(of: address, shape: shape)
    }
  }

  private mutating func number(of address: UInt) -> (number: UInt32, isNew: Bool)? {
    if graph.objects.count >= limit {
      guard let known = table.known(address) else {
        limitReached = true
        return nil
      }
      return (known, false)
    }
    let result = table.number(of: address)
    if result.isNew { graph.objects.append(HeapGraph.Object(address: address)) }
    return result
  }

  private mutating func target(of reference: FoundReference) -> UInt32? {
    if reference.ownership != .unmanaged { return number(of: reference.target)?.number }
    // Its object may be gone, so it is looked up only once everything else has been found.
    unresolved.append((graph.edges.count, reference.target))
    return HeapGraph.Edge.nowhere
  }

  // MARK: - What is left to say

  private mutating func finish(ownReferences: [UInt: UInt32]) -> HeapGraph {
    for root in graph.roots.map(Int.init) where graph.objects[root].retainCount != HeapGraph.Object.unknown {
      let own = ownReferences[graph.objects[root].address] ?? 0
      graph.objects[root].retainCount -= min(own, graph.objects[root].retainCount)
    }
    graph.shapes = reader.shapes.map {
      HeapGraph.Shape(kind: $0.kind, name: $0.name, qualifiedName: $0.qualifiedName)
    }
    graph.paths = reader.layouts.paths.steps
    reader.remember()
    (graph.keys, graph.numericKeys) = (reader.keys, reader.numericKeys)
    resolveUnmanaged()
    graph.blindSpots = blindSpots()
    return graph
  }

  private mutating func resolveUnmanaged() {
    for (edge, address) in unresolved {
      // Another object may have taken the place of one that has gone: at least the type must fit.
      let declaredType = graph.paths[Int(graph.edges[edge].path)].declaredType
      guard let known = table.known(address), reader.isInstance(address, of: declaredType) else { continue }
      graph.edges[edge].target = known
    }
  }

  private func blindSpots() -> [BlindSpot] {
    var counts = reader.seenBlindSpots
    var walked = [Int](repeating: 0, count: graph.shapes.count)
    for number in queue { walked[Int(graph.objects[Int(number)].shape)] += 1 }
    for (shape, count) in walked.enumerated() where count > 0 && !reader.shapes[shape].isStop {
      for spot in reader.blindSpots(ofShape: Int32(shape)) {
        counts[ObjectReader.SeenBlindSpot(shape: Int32(shape), spot: spot), default: 0] += count
      }
    }
    for (number, object) in graph.objects.enumerated() where !unresolved.isEmpty {
      for edge in graph.edgeRange(number) where graph.edges[edge].target == HeapGraph.Edge.nowhere {
        let spot = LayoutBlindSpot(path: graph.edges[edge].path, reason: .danglingUnmanaged)
        counts[ObjectReader.SeenBlindSpot(shape: object.shape, spot: spot), default: 0] += 1
      }
    }
    var spots = counts.map { seen, count in
      let name = graph.shapes[Int(seen.shape)].name
      let path = PathText.text(of: graph.paths[Int(seen.spot.path)])
      return BlindSpot(place: name + path, reason: seen.spot.reason, count: count)
    }
    spots.sort { ($0.place, $0.reason.rawValue) < ($1.place, $1.reason.rawValue) }
    if limitReached { spots.append(BlindSpot(place: "\(limit) objects", reason: .nodeLimit, count: 1)) }
    return spots
  }
}
