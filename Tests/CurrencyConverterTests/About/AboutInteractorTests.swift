import CurrencyConverter
import CurrencyConverterMocks
import Links
import LinksMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

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
    #expect(sut.output.take() == [.didOpenSource])
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
