public import Links
public import Navigation

// The map of the module: who tells whom what, in call order.

// MARK: - Assembly

/// Connects the parts of the module when its screen loads, and hands over the one part that the screen owns.
@MainActor public protocol AboutConfiguring: AnyObject {
  func configure(_ screen: any AboutView & Screen) -> any AboutPresentation
}

// MARK: - Screen → presenter

/// What a user does.
@MainActor public protocol AboutPresentation: AnyObject {
  /// The screen has loaded.
  func start()

  /// The link was tapped.
  func openSource()

  func close()
}

// MARK: - Presenter → screen

/// What is shown; display values only.
@MainActor public protocol AboutView: AnyObject {
  func showSource(name: String, link: String)

  /// Why something that was asked for did not happen; an empty text ends it.
  func showRefusal(_ text: String)
}

// MARK: - Presenter → interactor

/// What can be done.
@MainActor public protocol AboutUseCase: AnyObject {
  func loadSource()

  /// Opens the source's link, if it is one for the web.
  func openSource()
}

// MARK: - Interactor → presenter

/// What has become of it.
@MainActor public protocol AboutUseCaseOutput: AnyObject {
  func didLoad(_ source: RatesSource)
  func didOpenSource()
  func didRefuse(_ error: LinkError)
}

// MARK: - Presenter → router

/// Where it leads.
@MainActor public protocol AboutRouting: AnyObject {
  func close() throws(NavigationError)
}
