internal import EmployeeDirectory
internal import EmployeeDirectoryMocks
internal import Questions
internal import SpySupport
internal import ViperRules

/// A portrait in its cell, which lets go of it when it is reused.
enum PortraitStates {
  static let all: [ModuleState] = [
    make("in flight") {
      let portrait = PortraitModule(isDeaf: true)
      try await portrait.open()
      return try staged(portrait) { try portrait.pictures.answers.answer(1, with: .success(.bar())) }
    },
    make("loaded") { try await answered(with: .success(.bar())) },
    make("failed") { try await answered(with: .failure(.missing)) },
  ]

  private static func make(
    _ name: String, _ stage: @escaping @MainActor @Sendable () async throws -> StagedModule
  ) -> ModuleState {
    ModuleState(system: "EmployeeDirectory", module: "Portrait", name: name, stage: stage)
  }

  @MainActor private static func answered(with answer: Result<Picture, PictureError>) async throws -> StagedModule {
    let portrait = PortraitModule()
    try await portrait.open()
    try await portrait.answer(with: answer)
    return try staged(portrait)
  }

  @MainActor private static func staged(
    _ portrait: PortraitModule, answer: (@MainActor () throws -> Void)? = nil
  ) throws -> StagedModule {
    guard let tile = portrait.cell.tile else { throw NotStaged(module: "Portrait") }
    let presenter = portrait.presenter
    return StagedModule(
      Module(
        "Portrait", view: tile, presenter: presenter, interactor: presenter?.useCase, router: presenter?.router,
        entities: [Picture.self], shown: [PortraitViewSpy.Message.self], helpers: [LatestQuestion.self]),
      telling: [portrait.pictures], close: portrait.close, answer: answer, awaiting: [portrait.task])
  }
}
