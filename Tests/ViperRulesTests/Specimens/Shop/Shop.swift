import SpySupport
import ViperRules

/// A module between what holds it, as a navigation would, and a service whose answer is held.
@MainActor final class Shop {
  var screen: AnyObject?
  let module: Module
  let service: HeldOrder

  /// What else is alive around the module.
  var surroundings: [AnyObject] = []

  /// Answers what is still asked, and says what happened then.
  var answerLate: @MainActor () async throws -> [String] = { [] }

  /// - Parameters:
  ///   - screen: held until the shop is closed.
  ///   - presenter: held by whoever the specimen says.
  init(
    _ screen: AnyObject, presenter: AnyObject?, interactor: AnyObject?, router: AnyObject?,
    service: HeldOrder = HeldOrder(), children: [AnyObject] = [], outputs: [AnyObject] = [],
    entities: [Any.Type] = [Order.self], shown: [Any.Type] = [], helpers: [any AnyObject.Type] = []
  ) {
    self.screen = screen
    self.service = service
    module = Module(
      "Shop", view: screen, presenter: presenter, interactor: interactor, router: router, children: children,
      outputs: outputs, entities: entities, shown: shown, helpers: helpers)
  }

  func close() { screen = nil }

  /// Lets the presenter ask, and waits until the question has come.
  func ask() async {
    (module.presenter as? any ShopPresentation)?.start()
    await service.answers.arrival(of: 1)
  }

  /// The sound module, with some of its parts replaced.
  static func assembled(
    screen: ShopScreen = ShopScreen(),
    interactor makeInteractor: @MainActor (HeldOrder) -> ShopInteractor = ShopInteractor.init,
    router makeRouter: @MainActor (any ShopView) -> ShopRouter = ShopRouter.init,
    presenter makePresenter: @MainActor (ShopScreen, ShopInteractor, ShopRouter) -> ShopPresenter = ShopPresenter.init,
    children: [AnyObject] = [], outputs: [AnyObject] = [], entities: [Any.Type] = [Order.self],
    shown: [Any.Type] = [], helpers: [any AnyObject.Type] = []
  ) -> Shop {
    let service = HeldOrder()
    let interactor = makeInteractor(service)
    let router = makeRouter(screen)
    let presenter = makePresenter(screen, interactor, router)
    interactor.output = presenter
    screen.presenter = presenter
    return Shop(
      screen, presenter: presenter, interactor: interactor, router: router, service: service, children: children,
      outputs: outputs, entities: entities, shown: shown, helpers: helpers)
  }
}
