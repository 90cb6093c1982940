/// Knows where the rates come from, and opens only what leads to the web.
///
/// - Owned by: ``AboutPresenter``.
/// - Owns: ``RatesService``, ``LinkOpening``.
/// - Holds weakly: ``AboutUseCaseOutput``, the presenter that owns it.
@MainActor public final class AboutInteractor {
  package weak var output: (any AboutUseCaseOutput)?

  private let rates: any RatesService
  private let links: any LinkOpening

  public init(rates: any RatesService, links: any LinkOpening) {
    self.rates = rates
    self.links = links
  }
}

extension AboutInteractor: AboutUseCase {
  public func loadSource() {
    output?.didLoad(rates.source)
  }

  public func openSource() {
    do throws(LinkError) {
      try links.open(WebLink(rates.source.link))
    } catch {
      output?.didRefuse(error)
    }
  }
}
