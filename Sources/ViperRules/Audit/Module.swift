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

  /// - Parameters:
  ///   - presenter: `nil` where there is none, which is a finding.
  public init(
    _ name: String, view: AnyObject, presenter: AnyObject?, interactor: AnyObject?, router: AnyObject?,
    entities: [Any.Type] = [], shown: [Any.Type] = [], helpers: [any AnyObject.Type] = []
  ) {
    self.name = name
    self.view = view
    self.presenter = presenter
    self.interactor = interactor
    self.router = router
    self.entities = entities
    self.shown = shown
    self.helpers = helpers
  }
}
