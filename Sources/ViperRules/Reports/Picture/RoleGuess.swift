internal import ReferenceGraph

/// What the objects are to a module that are none of its four components.
struct RoleGuess {
  let objects: [PicturedObject]
  let references: [PicturedReference]

  /// By object.
  var roles: [Role?] { objects.indices.map { objects[$0].role ?? role(of: $0) } }

  private func role(of object: Int) -> Role? {
    let holders = references.filter { $0.target == object && $0.ownership == .strong && $0.source != object }
    if holders.isEmpty { return isKnown(object, to: .presenter) ? .output : nil }
    let tells = references.contains { reference in
      reference.source == object && [.view, .presenter].contains(objects[reference.target].role)
    }
    if tells { return .child }
    let isAsked = holders.contains { reference in
      reference.isProtocol && [.presenter, .interactor, .router].contains(objects[reference.source].role)
    }
    return isAsked ? .service : nil
  }

  private func isKnown(_ object: Int, to role: Role) -> Bool {
    references.contains { $0.target == object && objects[$0.source].role == role }
  }
}
