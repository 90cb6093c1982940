public import Navigation

/// The view of About: says whose rates are shown, and links to them.
///
/// - Owned by: ``NavigationStack``.
/// - Owns: ``AboutPresentation``, ``AboutConfiguring``.
/// - Holds weakly: its navigation and its observer, in ``context``.
@MainActor public final class AboutScreen {
  public let title = "About"
  public var context = ScreenContext()

  public private(set) var sourceName = "" { didSet { changed() } }
  public private(set) var sourceLink = "" { didSet { changed() } }
  public private(set) var refusal = "" { didSet { changed() } }

  package private(set) var presenter: (any AboutPresentation)?
  private let configurator: any AboutConfiguring

  public init(configurator: any AboutConfiguring) {
    self.configurator = configurator
  }
}

extension AboutScreen: Screen {
  public func load() {
    let presenter = configurator.configure(self)
    self.presenter = presenter
    presenter.start()
  }
}

// MARK: - What a user does

extension AboutScreen {
  public func openSource() { presenter?.openSource() }
  public func close() { presenter?.close() }
}

// MARK: - What is shown

extension AboutScreen: AboutView {
  public func showSource(name: String, link: String) { (sourceName, sourceLink) = (name, link) }
  public func showRefusal(_ text: String) { refusal = text }
}
