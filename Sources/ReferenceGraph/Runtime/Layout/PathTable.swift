/// The number of a path in a ``PathTable``.
typealias PathID = UInt32

/// How an object or value refers to something: property names, an element left open, or a capture.
struct PathStep: Hashable, Sendable {
  /// Properties, payloads and tuple elements, joined by points; empty where only the compiler knows a name.
  var name = ""

  /// The position among the captures of a closure, from one; zero for none.
  var capture = 0

  /// Whether a function stands here, so that what follows has been captured.
  var isFunction = false

  /// Whether the value stands in an enum, or in a container for values of any type: neither can be declared `weak`.
  var isPayload = false
  var isExistential = false

  /// The metadata of the declared type.
  var declaredType: TypeMetadata?
}

/// All paths of a walk, each once.
struct PathTable: Sendable {
  static let empty: PathID = 0

  private(set) var steps = [PathStep()]
  private var identifiers: [PathStep: PathID] = [PathStep(): 0]
  private var joined: [UInt64: PathID] = [:]

  subscript(path: PathID) -> PathStep { steps[Int(path)] }

  mutating func identifier(of step: PathStep) -> PathID {
    if let known = identifiers[step] { return known }
    let new = PathID(steps.count)
    steps.append(step)
    identifiers[step] = new
    return new
  }

  /// The path that goes on inside of the value at the first one.
  mutating func join(_ first: PathID, _ second: PathID) -> PathID {
    if first == Self.empty { return second }
    let key = UInt64(first) << 32 | UInt64(second)
    if let known = joined[key] { return known }
    var step = steps[Int(second)]
    let start = steps[Int(first)]
    step.capture = start.capture
    let separator = start.name.isEmpty || step.name.isEmpty || step.name.hasPrefix("[") ? "" : "."
    step.name = start.name + separator + step.name
    step.isPayload = start.isPayload || step.isPayload
    if start.isExistential { (step.isExistential, step.declaredType) = (true, start.declaredType) }
    if second == Self.empty { (step.declaredType, step.isFunction) = (start.declaredType, start.isFunction) }
    let new = identifier(of: step)
    joined[key] = new
    return new
  }
}
