extension Layouts {
  /// Whether `nil` of this type is a zero where the reference itself would stand.
  static func isNilWhenZero(_ type: TypeMetadata) -> Bool {
    switch type.kind {
    case .classType, .foreignClass, .objectiveCClass, .function, .existential, .extendedExistential: true
    case .opaque: true
    default: false
    }
  }

  /// The same slot, declared as an optional.
  mutating func withType(_ type: TypeMetadata, _ slot: Slot) -> Slot {
    var slot = slot
    var step = paths[slot.path]
    step.declaredType = type
    slot.path = paths.identifier(of: step)
    return slot
  }

  mutating func existential(_ type: TypeMetadata) -> ValueLayout {
    let existential = ExistentialType(type)
    let step = PathStep(declaredType: type)
    switch existential.representation {
    case .reference: return ValueLayout(slots: [Slot(kind: .reference, offset: 0, path: paths.identifier(of: step))])
    case .container:
      let container = PathStep(isExistential: true, declaredType: type)
      return ValueLayout(slots: [Slot(kind: .existential, offset: 0, path: paths.identifier(of: container))])
    case .metatype: return ValueLayout()
    case .unknown:
      return ValueLayout(blindSpots: [LayoutBlindSpot(path: PathTable.empty, reason: .opaqueStorage)])
    }
  }

  mutating func builtin(_ type: TypeMetadata) -> ValueLayout {
    if type.isTrivial { return ValueLayout() }
    let name = TypeName.qualified(type.type)
    switch name {
    case "Builtin.NativeObject", "Builtin.UnknownObject", "Builtin.BridgeObject":
      let path = paths.identifier(of: PathStep(declaredType: type))
      return ValueLayout(slots: [Slot(kind: .reference, offset: 0, path: path)])
    case "Builtin.DefaultActorStorage", "Builtin.NonDefaultDistributedActorStorage":
      // The queue of an actor: jobs are tasks, which are found where their handles are kept.
      return ValueLayout()
    default:
      return ValueLayout(blindSpots: [LayoutBlindSpot(path: PathTable.empty, reason: .opaqueStorage)])
    }
  }
}
