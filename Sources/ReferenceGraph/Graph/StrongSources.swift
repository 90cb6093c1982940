/// The strong references of a graph, read backwards.
struct StrongSources {
  private let starts: [UInt32]
  private let sources: [UInt32]

  init(_ graph: HeapGraph) {
    var starts = [UInt32](repeating: 0, count: graph.objects.count + 1)
    for edge in graph.edges where edge.isStrong { starts[Int(edge.target) + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var places = starts
    var sources = [UInt32](repeating: 0, count: Int(starts[starts.count - 1]))
    for object in graph.objects.indices {
      for edge in graph.edgeRange(object) where graph.isStrong(edge) {
        let target = Int(graph.edges[edge].target)
        sources[Int(places[target])] = UInt32(object)
        places[target] += 1
      }
    }
    self.starts = starts
    self.sources = sources
  }

  /// Who holds an object, once for each reference.
  func of(_ object: Int) -> ArraySlice<UInt32> { sources[Int(starts[object])..<Int(starts[object + 1])] }
}
