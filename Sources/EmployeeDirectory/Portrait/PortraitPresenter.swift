/// Turns a picture into characters, and errors into words.
///
/// - Owned by: ``PortraitTile``.
/// - Owns: ``PortraitUseCase``, ``PortraitRouting``.
/// - Holds weakly: ``PortraitView``, which owns the presenter: a strong reference would close a cycle.
@MainActor package final class PortraitPresenter {
  private weak let view: (any PortraitView)?
  package let useCase: any PortraitUseCase
  package let router: any PortraitRouting

  package init(view: any PortraitView, useCase: any PortraitUseCase, router: any PortraitRouting) {
    self.view = view
    self.useCase = useCase
    self.router = router
  }
}

extension PortraitPresenter: PortraitPresentation {
  package func start() {
    view?.show(.loading)
    useCase.load()
  }
}

extension PortraitPresenter: PortraitUseCaseOutput {
  package func didLoad(_ picture: Picture) {
    view?.show(PortraitDisplay(picture))
  }

  package func didFail(_ error: PictureError) {
    view?.show(.note(Self.note(for: error)))
  }

  private static func note(for error: PictureError) -> String {
    switch error {
    case .missing: "No picture."
    case .notReadable: "The picture cannot be read."
    case .tooLarge: "The picture is too large."
    case .malformed: "The picture is damaged."
    case .cancelled: "The picture was not loaded."
    }
  }
}
