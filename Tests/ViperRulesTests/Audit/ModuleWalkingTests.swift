import Testing
import ViperRules

/// Components that nobody handed over.
@MainActor @Suite struct `Walking from a view` {
  @Test func `walks from the view, and finds the rest by the endings of their types`() async throws {
    let shop = await Specimen.sound.make()

    let walked = shop.screen.map { Module("Shop", walkingFrom: $0) }

    #expect(walked?.presenter === shop.module.presenter)
    #expect(walked?.interactor === shop.module.interactor)
    #expect(walked?.router === shop.module.router)
  }

  @Test func `walks to the presenter that refers to the view, not to the first that is named so`() {
    let (screen, interactor) = (AlertingScreen(), ShopInteractor(HeldOrder()))
    let presenter = ShopPresenter(screen, interactor, ShopRouter(screen))
    screen.presenter = presenter

    #expect(Module("Shop", walkingFrom: screen).presenter === presenter)
  }

  @Test func `takes what is handed over, and walks to the rest`() async throws {
    let shop = await Specimen.sound.make()
    let (screen, other) = (try #require(shop.screen), ShopScreen())

    let walked = Module("Shop", walkingFrom: screen, router: other)

    #expect(walked.router === other)
    #expect(walked.interactor === shop.module.interactor)
  }

  @Test func `walks by other endings, and says what it did not find`() async throws {
    let shop = await Specimen.sound.make()
    let screen = try #require(shop.screen)

    let audit = ModuleAudit(
      of: Module("Shop", walkingFrom: screen, endings: [.presenter: ["Presenter"], .router: ["Router"]]))

    #expect(audit.violations.map { "\($0.rule.id) \($0.place)" } == ["V02 ShopPresenter → interactor"])
  }

  @Test func `finds what is held weakly too, and says that it should not be`() async throws {
    let shop = try await Specimen.named("scheme: a wireframe owns everything, and the screen holds weakly")
    let screen = try #require(shop.screen)

    let audit = ModuleAudit(of: Module("Shop", walkingFrom: screen))

    #expect(audit.violations.map(\.place).contains("LooseScreen → presenter"))
    #expect(audit.parts.count == 4)
  }
}

private final class AlertingScreen: ShopView {
  let alerts = AlertPresenter()
  var presenter: (any ShopPresentation)?

  func show(_ total: String) {}
}

private final class AlertPresenter {}
