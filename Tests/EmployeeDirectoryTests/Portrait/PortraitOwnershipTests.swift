import EmployeeDirectory
import EmployeeDirectoryMocks
import SpySupport
import Testing
import TestingLeakChecks

/// The table of who holds whom in a portrait, in its states.
@MainActor @Suite(.leakFree, .timeLimit(.minutes(1))) struct `Ownership in a portrait` {
  @Test(arguments: PortraitAnswer.allCases) func `assembled, while it loads, and answered`(
    _ answer: PortraitAnswer
  ) async throws {
    let pictures = track(PictureServiceSpy())
    let tile = track(PortraitAssembly(pictures: pictures).makePortrait(of: try .of("ada")))
    let presenter = try #require(tile.presenter as? PortraitPresenter)
    let interactor = try #require(presenter.useCase as? PortraitInteractor)
    expectOwnership(of: tile, stoppingAt: [PictureServiceSpy.self], is: Self.parts)

    presenter.start()
    await pictures.answers.arrival(of: 1)
    expectOwnership(
      of: tile, stoppingAt: [PictureServiceSpy.self], is: Self.parts + "LatestQuestion.task ══▶ Task")

    try pictures.answers.answer(1, with: answer.result())
    await interactor.task?.value
    expectOwnership(
      of: tile, stoppingAt: [PictureServiceSpy.self], is: Self.parts + "LatestQuestion.task ══▶ Task")
  }

  private static let parts = """
    PortraitTile.presenter ══▶ PortraitPresenter
    PortraitPresenter.view ┈┈▶ PortraitTile
    PortraitPresenter.useCase ══▶ PortraitInteractor
    PortraitPresenter.router ══▶ PortraitRouter
    PortraitInteractor.output ┈┈▶ PortraitPresenter
    PortraitInteractor.pictures ══▶ PictureServiceSpy
    PortraitInteractor.question ══▶ LatestQuestion

    """
}

/// How the question for a picture ends.
enum PortraitAnswer: CaseIterable, Sendable {
  case loaded, failed

  func result() throws -> Result<Picture, PictureError> {
    switch self {
    case .loaded: .success(try .bar())
    case .failed: .failure(.missing)
    }
  }
}
