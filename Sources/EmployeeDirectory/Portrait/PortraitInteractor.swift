internal import Questions

/// Loads one picture; when the module goes, it takes its question back.
///
/// - Owned by: ``PortraitPresenter``.
/// - Owns: ``PictureService``, and its question to it.
/// - Holds weakly: ``PortraitUseCaseOutput``, the presenter that owns it.
@MainActor package final class PortraitInteractor {
  /// Set once, by the assembly: the presenter is made after the interactor that it owns.
  package weak var output: (any PortraitUseCaseOutput)?

  private let id: PictureID
  private let pictures: any PictureService
  private let question = LatestQuestion()

  package init(id: PictureID, pictures: any PictureService) {
    self.id = id
    self.pictures = pictures
  }

  /// What was asked last, for tests to await.
  package var task: Task<Void, Never>? { question.task }
}

extension PortraitInteractor: PortraitUseCase {
  package func load() {
    question.ask { [pictures, id] () throws(PictureError) in
      try await pictures.picture(id)
    } then: { [weak self] answer in
      self?.receive(answer)
    }
  }

  private func receive(_ answer: Result<Picture, PictureError>) {
    switch answer {
    case .success(let picture): output?.didLoad(picture)
    case .failure(let error): output?.didFail(error)
    }
  }
}
