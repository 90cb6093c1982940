/// The walk that one writes first: `Mirror`, a set of what was seen, and a list of what is to be looked at.
enum MirrorWalk {
  /// - Returns: how many objects it met.
  static func count(from root: AnyObject) -> Int {
    var seen: Set<ObjectIdentifier> = []
    var waiting: [Any] = [root]
    var objects = 0
    while let value = waiting.popLast() {
      var mirror: Mirror? = Mirror(reflecting: value)
      if mirror?.displayStyle == .class {
        guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { continue }
        objects += 1
      }
      while let level = mirror {
        waiting.append(contentsOf: level.children.map(\.value))
        mirror = level.superclassMirror
      }
    }
    return objects
  }
}
