package import EmployeeDirectory
package import SpySupport

/// A portrait in a cell, with real parts before held answers; the cell alone owns it.
@MainActor package final class PortraitModule {
  package let pictures: PictureServiceSpy
  package let cell: BaseInfoCell

  /// What the module consists of, by role, once the cell shows somebody.
  package private(set) var parts = Parts([:])

  /// - Parameter isDeaf: whether the service does not listen to cancellation.
  package init(isDeaf: Bool = false) {
    pictures = PictureServiceSpy(cancellation: isDeaf ? nil : .cancelled)
    cell = BaseInfoCell(portraits: PortraitAssembly(pictures: pictures)) {}
  }

  /// Shows somebody in the cell, and waits until the picture is asked for.
  package func open() async throws {
    try cell.represent(BaseInfoModel(name: "Ada", specialization: "Engines", picture: .of("ada")))
    parts = .portrait(cell.tile)
    await pictures.answers.arrival(of: 1)
  }

  /// Answers the question for the picture, and awaits what the answer does.
  package func answer(with answer: Result<Picture, PictureError>) async throws {
    let task = task
    try pictures.answers.answer(1, with: answer)
    await task?.value
  }

  package func close() {
    cell.prepareForReuse()
  }

  package var presenter: PortraitPresenter? { cell.tile?.presenter as? PortraitPresenter }
  package var task: Task<Void, Never>? { (presenter?.useCase as? PortraitInteractor)?.task }
}
