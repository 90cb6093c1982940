extension Layouts {
  /// What the stored properties refer to, by way of structs and tuples.
  mutating func fields(of type: TypeMetadata, namesAreShown: Bool) -> ValueLayout {
    var layout = ValueLayout()
    for field in StoredField.all(of: type) {
      let name = namesAreShown ? LibraryType.shownName(field.name) : ""
      let path = paths.identifier(of: PathStep(name: name, declaredType: field.type))
      if field.isNoncopyable {
        layout.blindSpots.append(LayoutBlindSpot(path: path, reason: .noncopyable))
        continue
      }
      switch field.ownership {
      case .weak: layout.slots.append(Slot(kind: .weak, offset: field.offset, path: path))
      case .unowned: layout.slots.append(Slot(kind: .unowned, offset: field.offset, path: path))
      case .unmanaged: layout.slots.append(Slot(kind: .unmanaged, offset: field.offset, path: path))
      case .strong: append(value(of: field.type), to: &layout, at: field.offset, path: path)
      }
    }
    return layout
  }

  /// Adds the references of a part to those of the whole.
  mutating func append(_ part: ValueLayout, to whole: inout ValueLayout, at offset: Int, path: PathID) {
    for var slot in part.slots {
      slot.offset += offset
      slot.path = paths.join(path, slot.path)
      whole.slots.append(slot)
    }
    for var blindSpot in part.blindSpots {
      blindSpot.path = paths.join(path, blindSpot.path)
      whole.blindSpots.append(blindSpot)
    }
  }
}
