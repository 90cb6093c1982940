import EmployeeDirectory
import EmployeeDirectoryMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread, .timeLimit(.minutes(1))) struct `Portrait tile` {
  @Test func `tells its presenter once it is in a cell, and shows what that says`() throws {
    let tile = track(PortraitTile())
    let presenter = registered(track(PortraitPresentationSpy()))
    tile.presenter = presenter
    var changes = 0
    let cell = track(BaseInfoCell(portraits: track(PortraitMakingStub { _ in tile })) { changes += 1 })
    #expect(presenter.take() == [])

    try cell.represent(BaseInfoModel(name: "Ada", specialization: "Engines", picture: .of("ada")))
    #expect(presenter.take() == [.start])
    #expect(cell.portrait == .loading)
    #expect(changes == 0)

    tile.show(.loading)
    #expect(changes == 0, "that it loads still is no change")

    tile.show(.bar())
    #expect(cell.portrait == .bar())
    #expect(changes == 1)
  }

  @Test func `its assembly connects the real parts, the routers that lead nowhere included`() async throws {
    let pictures = registered(track(PictureServiceSpy()))
    let tile = track(track(PortraitAssembly(pictures: pictures)).makePortrait(of: try .of("ada")))
    let presenter = try #require(tile.presenter as? PortraitPresenter)
    let interactor = try #require(presenter.useCase as? PortraitInteractor)
    #expect(interactor.output === presenter)
    #expect(presenter.router is PortraitRouter)

    presenter.start()
    await pictures.answers.arrival(of: 1)
    try pictures.answers.answer(1, with: .success(.bar(3)))
    await interactor.task?.value

    #expect(tile.display == .bar(3))
    #expect(pictures.take() == [.picture(try .of("ada"))])
  }
}
