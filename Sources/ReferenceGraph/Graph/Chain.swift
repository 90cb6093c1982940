/// One reference on the way from object to object.
struct Hop {
  var source: Int
  var edge: Int
}

/// The hops from one object to the next, by way of closures, boxes and collections; of a very long way its ends.
struct Chain {
  private static let end = 8

  /// At least one.
  let hops: [Hop]

  /// How many hops are left out in the middle.
  let leftOut: Int

  /// - Parameter way: at least one hop.
  init(_ way: [Hop]) {
    leftOut = max(way.count - 2 * Self.end, 0)
    hops = leftOut == 0 ? way : Array(way.prefix(Self.end) + way.suffix(Self.end))
  }

  var source: Int { hops[0].source }
  var last: Hop { hops[hops.count - 1] }

  /// Whether what stands in the middle is left out behind this hop.
  func isGap(behind index: Int) -> Bool { leftOut > 0 && index == Self.end - 1 }
}
