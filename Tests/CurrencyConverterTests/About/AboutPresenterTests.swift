import CurrencyConverter
import CurrencyConverterMocks
import Links
import Navigation
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread) struct `About presenter` {
  @Test func `when the screen loads, the source is asked for and shown as a link`() {
    let sut = makeSUT()

    sut.presenter.start()
    #expect(sut.useCase.take() == [.loadSource])

    sut.presenter.didLoad(.example)
    #expect(sut.view.take() == [.showSource(name: "Example Bank", link: "https://example.org/rates")])
  }

  @Test func `tapping the link opens it`() {
    let sut = makeSUT()

    sut.presenter.openSource()

    #expect(sut.useCase.take() == [.openSource])
  }

  @Test(arguments: [
    (LinkError.notWeb, "Only links that begin with http or https are opened."),
    (.malformed, "This is not a link that can be opened."),
    (.notOpened, "The link could not be opened."),
  ])
  func `a refused link is shown as such`(_ error: LinkError, _ sentence: String) {
    let sut = makeSUT()

    sut.presenter.didRefuse(error)

    #expect(sut.view.take() == [.showRefusal(sentence)])
  }

  @Test func `a refusal ends when the link was opened`() {
    let sut = makeSUT()

    sut.presenter.didOpenSource()

    #expect(sut.view.take() == [.showRefusal("")])
  }

  @Test func `closing goes by the router`() {
    let sut = makeSUT()

    sut.presenter.close()

    #expect(sut.router.take() == [.close])
  }

  @Test func `a screen that cannot be closed says so`() {
    let sut = makeSUT()
    sut.router.refusal = .notPresented

    sut.presenter.close()

    #expect(sut.router.take() == [.close])
    #expect(sut.view.take() == [.showRefusal("This screen cannot be closed from here.")])
  }

  private func makeSUT(
    at location: SourceLocation = #_sourceLocation
  ) -> (presenter: AboutPresenter, view: AboutViewSpy, useCase: AboutUseCaseSpy, router: AboutRoutingSpy) {
    let view = registered(track(AboutViewSpy(), at: location), at: location)
    let useCase = registered(track(AboutUseCaseSpy(), at: location), at: location)
    let router = registered(track(AboutRoutingSpy(), at: location), at: location)
    let presenter = track(AboutPresenter(view: view, useCase: useCase, router: router), at: location)
    return (presenter, view, useCase, router)
  }
}
