internal import CurrencyConverter
internal import CurrencyConverterMocks
internal import LinksMocks
internal import ViperRules

/// About, presented over another screen; nothing here takes time.
enum AboutStates {
  static let all: [ModuleState] = [
    state("loaded") { _ in },
    state("link opened") { $0.openSource() },
    state("link refused", source: RatesSource(name: "Example Bank", link: "file:///")) { $0.openSource() },
    state("close refused", isPresented: false) { $0.close() },
  ]

  private static func state(
    _ name: String, source: RatesSource = .example, isPresented: Bool = true,
    _ bring: @escaping @MainActor @Sendable (AboutScreen) -> Void
  ) -> ModuleState {
    ModuleState(system: "CurrencyConverter", module: "About", name: name) {
      let about = AboutModule(source: source)
      let screen = try about.open(isPresented: isPresented)
      bring(screen)
      let presenter = screen.presenter as? AboutPresenter
      return StagedModule(
        Module(
          "About", view: screen, presenter: presenter, interactor: presenter?.useCase, router: presenter?.router,
          entities: [RatesSource.self], shown: [AboutViewSpy.Message.self]),
        telling: [about.rates, about.links], close: about.close)
    }
  }
}
