/// Reads a few known objects before any other: a runtime whose layouts differ is refused instead of misread.
enum RuntimeCheck {
  /// What did not fit; `nil` on a runtime that this library knows.
  static let problem: String? = {
    if let problem = metadataProblem() { return problem }
    let target = Target()
    return problem(of: Probe(target), target: ObjectIdentifier(target).address)
  }()

  /// The first reads stay within records of known types.
  private static func metadataProblem() -> String? {
    let probe = TypeMetadata(Probe.self)
    if MemoryLayout<UInt>.size != 8 { return "pointers of other than eight bytes" }
    guard probe.kind == .classType, TypeMetadata(Pair.self).kind == .structure,
      TypeMetadata(Choice.self).kind == .enumeration
    else { return "kinds of metadata" }
    let pair = TypeMetadata(Pair.self)
    guard pair.size == MemoryLayout<Pair>.size, pair.stride == MemoryLayout<Pair>.stride, !pair.isTrivial,
      TypeMetadata(Int.self).isTrivial
    else { return "value witnesses" }
    guard let records = probe.descriptor?.fields, records.count == Probe.fieldNames.count,
      (0..<records.count).map({ records[$0].name }) == Probe.fieldNames
    else { return "records of fields" }
    guard ClassMetadata(probe)?.lineage.count ?? 0 < 3 else { return "classes" }
    // Without it a reference to an object that has gone would be followed.
    return RuntimeSymbols.loaded.isDeallocating == nil ? "swift_isDeallocating" : nil
  }

  /// Reads each field and looks whether it leads to the target, by the right kind of reference.
  private static func problem(of probe: Probe, target: UInt) -> String? {
    var reader = ObjectReader()
    func read(_ object: UInt) -> [FoundReference] {
      var found: [FoundReference] = []
      reader.read(object, shape: reader.shape(of: object), into: &found)
      return found
    }
    let fields = withExtendedLifetime(probe) { read(ObjectIdentifier(probe).address) }
    guard fields.count == Probe.fieldNames.count else { return "fields of classes" }
    for (name, field) in zip(Probe.fieldNames, fields) {
      let expected: Ownership = Ownership(rawValue: name) ?? .strong
      guard field.ownership == expected, reader.layouts.paths[field.path].name.hasPrefix(name) else { return name }
      if field.target == target { continue }
      let behind = withExtendedLifetime(probe) { read(field.target) }
      guard behind.contains(where: { $0.target == target }) else { return name }
    }
    return nil
  }

  private final class Target {}

  private struct Pair {
    var number: Int8
    var target: Target
  }

  private enum Choice {
    case first(Pair)
    case second(Target)
    case third
  }

  private final class Probe {
    let strong: Target
    weak var weak: Target?
    unowned let unowned: Target
    unowned(unsafe) let unmanaged: Target
    let choice: Choice
    let pair: Pair
    let any: Any
    let array: [Target]
    let table: [String: Pair]
    let closure: () -> Void
    let variable: () -> Void

    static let fieldNames = [
      "strong", "weak", "unowned", "unmanaged", "choice", "pair", "any", "array", "table", "closure", "variable",
    ]

    init(_ target: Target) {
      strong = target
      weak = target
      unowned = target
      unmanaged = target
      choice = .second(target)
      pair = Pair(number: 1, target: target)
      any = (1, 2, 3, target)
      array = [target]
      table = ["one": pair]
      let pair = pair
      closure = { [weak target] in
        _ = target
        _ = pair
      }
      var changing: Target? = target
      variable = { changing = nil }
      _ = changing
    }
  }
}
