// The map of the module: who tells whom what, in call order.
// A cell makes one for each employee that it shows and lets go of it when it is reused; so whose portrait it is comes
// in by the assembly, and no input is needed that changes it.

// MARK: - Assembly

/// Makes the module; a cell owns what it is given, and by that the whole module.
@MainActor public protocol PortraitMaking: AnyObject {
  func makePortrait(of id: PictureID) -> PortraitTile
}

// MARK: - Tile → presenter

/// What the tile tells; nobody taps a portrait.
@MainActor public protocol PortraitPresentation: AnyObject {
  /// The tile is in its cell.
  func start()
}

// MARK: - Presenter → tile

/// What is shown; display values only.
@MainActor public protocol PortraitView: AnyObject {
  func show(_ portrait: PortraitDisplay)
}

// MARK: - Presenter → interactor

/// What can be done.
@MainActor public protocol PortraitUseCase: AnyObject {
  func load()
}

// MARK: - Interactor → presenter

/// What has become of it.
@MainActor public protocol PortraitUseCaseOutput: AnyObject {
  func didLoad(_ picture: Picture)
  func didFail(_ error: PictureError)
}

// MARK: - Presenter → router

/// Where it leads.
@MainActor public protocol PortraitRouting: AnyObject {
  // Empty: a portrait leads nowhere.
}
