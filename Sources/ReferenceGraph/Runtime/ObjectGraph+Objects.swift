extension ObjectGraph {
  /// The objects that one refers to, strongly or not, directly or by way of closures and collections, in the order of
  /// its declaration.
  ///
  /// Unlike a graph, what is returned holds its objects.
  public static func objects(referredToBy source: AnyObject, where isWanted: (Node) -> Bool) -> [AnyObject] {
    withExtendedLifetime(source) {
      let targets = ObjectGraph(of: source).edges.filter { $0.source.identity == ObjectIdentifier(source) }.map(
        \.target)
      return targets.filter(isWanted).compactMap { node in
        // Whoever refers to it is held; it must not have begun to go.
        guard let place = UnsafeRawPointer(bitPattern: UInt(bitPattern: node.identity)),
          RuntimeSymbols.loaded.isDeallocating?(place) == false
        else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(place).takeUnretainedValue()
      }
    }
  }
}
