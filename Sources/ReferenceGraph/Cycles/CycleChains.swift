/// A cycle cut at the objects that a reader knows; one without any is cut at every closure and box.
struct CycleChains {
  let chains: [Chain]

  init(_ hops: [Hop], in graph: HeapGraph) {
    guard let first = hops.firstIndex(where: { graph.isVisible($0.source) }) else {
      chains = hops.map { Chain([$0]) }
      return
    }
    var chains: [[Hop]] = []
    for hop in hops[first...] + hops[..<first] {
      if graph.isVisible(hop.source) { chains.append([hop]) } else { chains[chains.count - 1].append(hop) }
    }
    self.chains = chains.map(Chain.init)
  }
}
