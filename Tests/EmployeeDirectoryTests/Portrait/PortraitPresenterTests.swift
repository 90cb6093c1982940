import EmployeeDirectory
import EmployeeDirectoryMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Portrait presenter` {
  @Test func `when the tile is in its cell, it says that it loads, then asks`() {
    let transcript = Transcript()
    let sut = makeSUT(transcript: transcript)

    sut.presenter.start()

    #expect(sut.view.take() == [.show(.loading)])
    #expect(sut.useCase.take() == [.load])
    #expect(transcript.take() == ["view.show(EmployeeDirectory.PortraitDisplay.loading)", "useCase.load"])
  }

  @Test func `a picture is shown two pixels a character`() throws {
    let sut = makeSUT()
    let pixels = """
      #.#.
      ##..
      .##.
      """

    sut.presenter.didLoad(
      try #require(Picture(width: 4, height: 3, bits: pixels.filter { $0 != "\n" }.map { $0 == "#" })))

    #expect(sut.view.take() == [.show(.picture(["█▄▀ ", " ▀▀ "]))])
  }

  @Test(arguments: [
    (PictureError.missing, "No picture."), (.notReadable, "The picture cannot be read."),
    (.tooLarge, "The picture is too large."), (.malformed(.noSize), "The picture is damaged."),
    (.cancelled, "The picture was not loaded."),
  ]) func `why there is none is said in its place`(_ error: PictureError, _ note: String) {
    let sut = makeSUT()

    sut.presenter.didFail(error)

    #expect(sut.view.take() == [.show(.note(note))])
  }

  private func makeSUT(
    transcript: Transcript? = nil, at location: SourceLocation = #_sourceLocation
  ) -> (presenter: PortraitPresenter, view: PortraitViewSpy, useCase: PortraitUseCaseSpy) {
    let view = registered(track(PortraitViewSpy(transcript: transcript), at: location), at: location)
    let useCase = registered(track(PortraitUseCaseSpy(transcript: transcript), at: location), at: location)
    let router = registered(track(PortraitRoutingSpy(), at: location), at: location)
    let presenter = track(PortraitPresenter(view: view, useCase: useCase, router: router), at: location)
    return (presenter, view, useCase)
  }
}
