import ViperRules

extension Specimen {
  /// Who owns whom in well-known samples, as read at their newest commit.
  static let schemes = [
    Specimen(
      "scheme: no weak reference at all",
      [
        "V01 HoldingPresenter.view", "V03 HoldingInteractor.output", "V04 HoldingWireframe.screen",
        "V06 HoldingWireframe.presenter",
      ]
    ) {
      let (screen, interactor, wireframe) = (ShopScreen(), HoldingInteractor(), HoldingWireframe())
      let presenter = HoldingPresenter(screen, interactor, wireframe)
      interactor.output = presenter
      wireframe.screen = screen
      wireframe.presenter = presenter
      screen.presenter = presenter
      return Shop(screen, presenter: presenter, interactor: interactor, router: wireframe)
    },
    Specimen("scheme: the remote data manager keeps the interactor", ["V06 RemoteDataManager.handler"]) {
      let remote = RemoteDataManager()
      let shop = Shop.assembled(interactor: { RemoteInteractor($0, remote) })
      remote.handler = shop.module.interactor
      return shop
    },
    Specimen("scheme: the router keeps a completion of the presenter", ["V06 SortRouter.completion → capture 1"]) {
      let shop = Shop.assembled(router: { SortRouter($0) })
      let (router, presenter) = (shop.module.router as? SortRouter, shop.module.presenter as? ShopPresenter)
      router?.completion = { presenter?.start() }
      return shop
    },
    Specimen(
      "scheme: the router owns the interactor",
      ["V02 RouterKeepingPresenter → interactor", "V09 OwningRouter.interactor"]
    ) {
      let (screen, interactor) = (ShopScreen(), ShopInteractor(HeldOrder()))
      let router = OwningRouter(screen, owning: interactor)
      let presenter = RouterKeepingPresenter(interactor, router)
      screen.presenter = presenter
      return Shop(screen, presenter: presenter, interactor: interactor, router: router)
    },
    Specimen("scheme: an unowned view", ["V01 TrustingPresenter.view"]) {
      let (screen, interactor) = (ShopScreen(), ShopInteractor(HeldOrder()))
      let router = ShopRouter(screen)
      let presenter = TrustingPresenter(screen, interactor, router)
      screen.presenter = presenter
      return Shop(screen, presenter: presenter, interactor: interactor, router: router)
    },
    Specimen(
      "scheme: a wireframe owns everything, and the screen holds weakly",
      [
        "V01 LooseScreen → presenter", "V02 LoosePresenter → interactor", "V02 LoosePresenter → router",
        "V04 OwningWireframe.screen", "V05 OwningWireframe", "V06 OwningWireframe.presenter",
        "V09 OwningWireframe.interactor",
      ]
    ) {
      let (screen, interactor, wireframe) = (LooseScreen(), ShopInteractor(HeldOrder()), OwningWireframe())
      let presenter = LoosePresenter(screen, interactor, wireframe)
      screen.presenter = presenter
      wireframe.screen = screen
      wireframe.presenter = presenter
      wireframe.interactor = interactor
      let shop = Shop(screen, presenter: presenter, interactor: interactor, router: wireframe)
      shop.surroundings = [wireframe]
      return shop
    },
  ]
}
