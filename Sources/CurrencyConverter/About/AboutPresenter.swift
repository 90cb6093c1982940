package import Links
internal import Navigation

/// Turns the answers of About into words.
///
/// - Owned by: ``AboutScreen``.
/// - Owns: ``AboutUseCase``, ``AboutRouting``.
/// - Holds weakly: ``AboutView``, which owns the presenter: a strong reference would close a cycle.
@MainActor package final class AboutPresenter {
  private weak let view: (any AboutView)?
  package let useCase: any AboutUseCase
  package let router: any AboutRouting

  package init(view: any AboutView, useCase: any AboutUseCase, router: any AboutRouting) {
    self.view = view
    self.useCase = useCase
    self.router = router
  }
}

extension AboutPresenter: AboutPresentation {
  package func start() {
    useCase.loadSource()
  }

  package func openSource() {
    useCase.openSource()
  }

  package func close() {
    do throws(NavigationError) {
      try router.close()
    } catch {
      view?.showRefusal("This screen cannot be closed from here.")
    }
  }
}

extension AboutPresenter: AboutUseCaseOutput {
  package func didLoad(_ source: RatesSource) {
    view?.showSource(name: source.name, link: source.link)
  }

  package func didOpenSource() {
    view?.showRefusal("")
  }

  package func didRefuse(_ error: LinkError) {
    view?.showRefusal(Self.sentence(for: error))
  }

  private static func sentence(for error: LinkError) -> String {
    switch error {
    case .notWeb: "Only links that begin with http or https are opened."
    case .malformed: "This is not a link that can be opened."
    case .notOpened: "The link could not be opened."
    }
  }
}
