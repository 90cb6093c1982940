extension ObjectGraph {
  /// The objects that roots refer to, strongly or not, themselves included, in the order of their discovery.
  ///
  /// Unlike a graph, what is returned holds its objects.
  public static func objects(reachedFrom roots: [AnyObject], where isWanted: (Node) -> Bool) -> [AnyObject] {
    withExtendedLifetime(roots) {
      ObjectGraph(of: roots).nodes.filter(isWanted).compactMap { node in
        // Whoever refers to it is held by the roots; it must not have begun to go.
        guard let place = UnsafeRawPointer(bitPattern: UInt(bitPattern: node.identity)),
          RuntimeSymbols.loaded.isDeallocating?(place) == false
        else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(place).takeUnretainedValue()
      }
    }
  }
}
