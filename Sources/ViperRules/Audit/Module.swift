internal import ReferenceGraph

/// A module as it is audited: its parts by role, held weakly, and what its types are to it.
public struct Module {
  /// `Converter`.
  public let name: String

  public private(set) weak var view: AnyObject?
  public private(set) weak var presenter: AnyObject?
  public private(set) weak var interactor: AnyObject?
  public private(set) weak var router: AnyObject?

  /// What the module is about: none of these types may reach the view, and all of them are values.
  public let entities: [Any.Type]

  /// What is handed to the view beside what it stores, such as the messages that its spy writes down.
  public let shown: [Any.Type]

  /// Classes that a component keeps as a part of itself, so that they are no service.
  public let helpers: [any AnyObject.Type]

  /// Parts of the view that go with it: cells, pickers, modules inside of it.
  let children: [Watched]

  /// Modules that are told what becomes of this one.
  let outputs: Set<ObjectIdentifier>

  /// - Parameters:
  ///   - presenter: `nil` where there is none, which is a finding; the same goes for interactor and router.
  ///   - outputs: other modules that this one tells; those held as `output` or `delegate` are known as such.
  public init(
    _ name: String, view: AnyObject, presenter: AnyObject?, interactor: AnyObject?, router: AnyObject?,
    children: [AnyObject] = [], outputs: [AnyObject] = [],
    entities: [Any.Type] = [], shown: [Any.Type] = [], helpers: [any AnyObject.Type] = []
  ) {
    self.name = name
    self.view = view
    self.presenter = presenter
    self.interactor = interactor
    self.router = router
    self.children = children.map(Watched.init)
    self.outputs = Set(outputs.map(ObjectIdentifier.init))
    self.entities = entities
    self.shown = shown
    self.helpers = helpers
  }
}

extension Module {
  /// The four that VIPER names, as far as they are there, in its order of ownership.
  var components: [(role: Role, object: AnyObject)] {
    let all: [(Role, AnyObject?)] = [
      (.view, view), (.presenter, presenter), (.interactor, interactor), (.router, router),
    ]
    return all.compactMap { role, object in object.map { (role, $0) } }
  }
}
