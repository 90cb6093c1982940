package import Links

/// Knows where the rates come from, and opens only what leads to the web.
///
/// - Owned by: ``AboutPresenter``.
/// - Owns: ``RatesService``, ``LinkOpening``.
/// - Holds weakly: ``AboutUseCaseOutput``, the presenter that owns it.
@MainActor package final class AboutInteractor {
  package weak var output: (any AboutUseCaseOutput)?

  private let rates: any RatesService
  private let links: any LinkOpening

  package init(rates: any RatesService, links: any LinkOpening) {
    self.rates = rates
    self.links = links
  }
}

extension AboutInteractor: AboutUseCase {
  package func loadSource() {
    output?.didLoad(rates.source)
  }

  package func openSource() {
    do throws(LinkError) {
      try links.open(Link(web: rates.source.link))
      output?.didOpenSource()
    } catch {
      output?.didRefuse(error)
    }
  }
}
