internal import ReferenceGraph

extension Module {
  /// How the types of components end where nobody says which object is which: the field's terms.
  public static let endings: [Role: [String]] = [
    .presenter: ["Presenter"], .interactor: ["Interactor"], .router: ["Router", "Wireframe", "Coordinator"],
  ]

  /// Finds the other components by walking from the view: the first of each role, by the ending of its type.
  ///
  /// What is not found is a finding of the audit.
  public init(
    _ name: String, walkingFrom view: AnyObject, endings: [Role: [String]] = Module.endings,
    children: [AnyObject] = [], outputs: [AnyObject] = [],
    entities: [Any.Type] = [], shown: [Any.Type] = [], helpers: [any AnyObject.Type] = []
  ) {
    var found: [Role: AnyObject] = [:]
    for source in [Role.view, .presenter, .interactor, .router] {
      // What is held weakly is named by a walk, and entered only by one that begins there.
      guard let root = source == .view ? view : found[source] else { continue }
      for role in [Role.presenter, .interactor, .router] where found[role] == nil {
        found[role] =
          ObjectGraph.objects(reachedFrom: [root]) { node in
            endings[role, default: []].contains(where: Self.bareName(of: node.typeName).hasSuffix)
          }.first
      }
    }
    self.init(
      name, view: view, presenter: found[.presenter], interactor: found[.interactor], router: found[.router],
      children: children, outputs: outputs, entities: entities, shown: shown, helpers: helpers)
  }

  /// The name without generic arguments.
  static func bareName(of type: String) -> Substring { type.prefix { $0 != "<" } }
}
