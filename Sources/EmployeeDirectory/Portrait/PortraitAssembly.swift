/// Makes and connects the parts of Portrait: the only place that knows their types.
///
/// - Owned by: ``EmployeeCells``.
/// - Owns: the service, which it hands on.
@MainActor package final class PortraitAssembly {
  private let pictures: any PictureService

  package init(pictures: any PictureService) {
    self.pictures = pictures
  }
}

extension PortraitAssembly: PortraitMaking {
  package func makePortrait(of id: PictureID) -> PortraitTile {
    let tile = PortraitTile()
    let interactor = PortraitInteractor(id: id, pictures: pictures)
    let presenter = PortraitPresenter(view: tile, useCase: interactor, router: PortraitRouter())
    interactor.output = presenter
    tile.presenter = presenter
    return tile
  }
}
