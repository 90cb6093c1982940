internal import ReferenceGraph

extension Module {
  /// How the types of components end where nobody says which object is which: the field's terms.
  public static let endings: [Role: [String]] = [
    .presenter: ["Presenter"], .interactor: ["Interactor"], .router: ["Router", "Wireframe", "Coordinator"],
  ]

  /// Finds the other components by walking from the view, each by the ending of its type.
  ///
  /// Those that a component refers to come first, and of several presenters the one that refers to the view. What is not
  /// found is a finding of the audit; what is handed over is not looked for.
  public init(
    _ name: String, walkingFrom view: AnyObject, presenter: AnyObject? = nil, interactor: AnyObject? = nil,
    router: AnyObject? = nil, endings: [Role: [String]] = Module.endings,
    children: [AnyObject] = [], outputs: [AnyObject] = [],
    entities: [Any.Type] = [], shown: [Any.Type] = [], helpers: [any AnyObject.Type] = []
  ) {
    func first(_ role: Role, from holders: [AnyObject?]) -> AnyObject? {
      holders.lazy.compactMap(\.self).compactMap { holder in
        let found = ObjectGraph.objects(referredToBy: holder) { Self.ends($0.typeName, endings[role, default: []]) }
        return found.first { ObjectGraph.objects(referredToBy: $0) { $0.identity == ObjectIdentifier(view) }.count > 0 }
          ?? found.first
      }.first
    }
    let presenter = presenter ?? first(.presenter, from: [view])
    let interactor = interactor ?? first(.interactor, from: [presenter, router, view])
    let router = router ?? first(.router, from: [presenter, interactor, view])
    self.init(
      name, view: view, presenter: presenter, interactor: interactor, router: router,
      children: children, outputs: outputs, entities: entities, shown: shown, helpers: helpers)
  }

  /// Whether a type is named as a component of some module.
  static func isComponent(_ type: String) -> Bool { ends(type, endings.values.flatMap(\.self)) }

  private static func ends(_ type: String, _ endings: [String]) -> Bool {
    endings.contains(where: bareName(of: type).hasSuffix)
  }

  /// The name without generic arguments.
  static func bareName(of type: String) -> Substring { type.prefix { $0 != "<" } }
}
