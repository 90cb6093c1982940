import CurrencyConverter
import CurrencyConverterMocks
import Navigation
import NavigationMocks
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

  @Test func `closing goes by the router`() {
    let sut = makeSUT()

    sut.presenter.close()

    #expect(sut.router.take() == [.close])
  }

  @Test func `a screen that cannot be closed says so`() {
    let sut = makeSUT()
    sut.router.refusal = .nothingPresented

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

@MainActor @Suite(.leakFree, .nothingUnread) struct `About interactor` {
  @Test func `gives the source of the rates`() {
    let sut = makeSUT()

    sut.interactor.loadSource()

    #expect(sut.output.take() == [.didLoad(.example)])
  }

  @Test func `opens a link to the web`() {
    let sut = makeSUT()

    sut.interactor.openSource()

    #expect(sut.links.take() == [.open("https://example.org/rates")])
  }

  @Test(arguments: [("file:///etc/passwd", LinkError.notWeb), ("example.org", .malformed)])
  func `refuses any other`(_ link: String, _ error: LinkError) {
    let sut = makeSUT(source: RatesSource(name: "Example Bank", link: link))

    sut.interactor.openSource()

    #expect(sut.output.take() == [.didRefuse(error)])
  }

  @Test func `passes on that a link could not be opened`() {
    let sut = makeSUT()
    sut.links.refusal = .notOpened

    sut.interactor.openSource()

    #expect(sut.links.take() == [.open("https://example.org/rates")])
    #expect(sut.output.take() == [.didRefuse(.notOpened)])
  }

  private func makeSUT(
    source: RatesSource = .example, at location: SourceLocation = #_sourceLocation
  ) -> (interactor: AboutInteractor, output: AboutUseCaseOutputSpy, links: LinkOpeningSpy) {
    let rates = registered(track(RatesServiceSpy(source: source), at: location), at: location)
    let links = registered(track(LinkOpeningSpy(), at: location), at: location)
    let output = registered(track(AboutUseCaseOutputSpy(), at: location), at: location)
    let interactor = track(AboutInteractor(rates: rates, links: links), at: location)
    interactor.output = output
    return (interactor, output, links)
  }
}

@MainActor @Suite(.leakFree, .nothingUnread) struct `About router` {
  @Test func `closes the screen that is presented`() throws {
    let navigation = registered(track(NavigationSpy()))
    let screen = track(ScreenSpy())
    screen.context.navigation = navigation

    try track(AboutRouter(screen: screen)).close()

    #expect(navigation.take() == [.dismiss(animated: true)])
  }

  @Test func `a refused transition is passed on`() {
    let navigation = registered(track(NavigationSpy()))
    navigation.refusal = .nothingPresented
    let screen = track(ScreenSpy())
    screen.context.navigation = navigation

    #expect(throws: NavigationError.nothingPresented) { try AboutRouter(screen: screen).close() }
    #expect(navigation.take() == [.dismiss(animated: true)])
  }

  @Test func `without a navigation, or without its screen, it says so`() {
    let screen = track(ScreenSpy())
    #expect(throws: NavigationError.noNavigation) { try AboutRouter(screen: screen).close() }

    let router = AboutRouter(screen: ScreenSpy())
    #expect(throws: NavigationError.noNavigation) { try router.close() }
  }
}

@MainActor @Suite(.leakFree, .nothingUnread) struct `About screen` {
  @Test func `loads with the presenter of its configurator, and forwards what a user does`() {
    let (screen, presenter) = makeSUT()

    screen.load()
    screen.openSource()
    screen.close()

    #expect(presenter.take() == [.start, .openSource, .close])
  }

  @Test func `stores what is shown and tells its observer each time`() {
    let (screen, _) = makeSUT()
    let observer = registered(track(ScreenObserverSpy()))
    screen.context.observer = observer

    screen.showSource(name: "Example Bank", link: "https://example.org/rates")
    screen.showRefusal("No.")

    #expect(screen.sourceName == "Example Bank")
    #expect(screen.sourceLink == "https://example.org/rates")
    #expect(screen.refusal == "No.")
    #expect(observer.take() == Array(repeating: .screenDidChange(ObjectIdentifier(screen)), count: 3))
  }

  @Test func `its configurator connects the real parts`() throws {
    let links = registered(track(LinkOpeningSpy()))
    let rates = registered(track(RatesServiceSpy(source: .example)))
    let screen = track(AboutScreen(configurator: track(AboutConfigurator(rates: rates, links: links))))
    let navigation = track(NavigationStack())
    try navigation.present(screen, animated: false)
    #expect(screen.sourceName == "Example Bank")

    screen.openSource()
    screen.close()

    #expect(links.take() == [.open("https://example.org/rates")])
    #expect(navigation.presented.isEmpty)
  }

  private func makeSUT(at location: SourceLocation = #_sourceLocation) -> (AboutScreen, AboutPresentationSpy) {
    let presenter = registered(track(AboutPresentationSpy(), at: location), at: location)
    let screen = track(AboutScreen(configurator: AboutConfiguringStub { presenter }), at: location)
    return (screen, presenter)
  }
}
