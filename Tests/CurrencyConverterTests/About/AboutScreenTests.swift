import CurrencyConverter
import CurrencyConverterMocks
import LinksMocks
import Navigation
import NavigationMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

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
