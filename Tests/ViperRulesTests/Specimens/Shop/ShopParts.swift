// The sound components. A sin that adds something inherits; one that holds something else is written anew.

@MainActor class ShopScreen: ShopView {
  var presenter: (any ShopPresentation)?
  private(set) var total = ""

  func show(_ total: String) { self.total = total }
}

@MainActor class ShopPresenter: ShopPresentation, ShopUseCaseOutput {
  private weak let view: (any ShopView)?
  let useCase: any ShopUseCase
  let router: any ShopRouting

  init(_ view: any ShopView, _ useCase: any ShopUseCase, _ router: any ShopRouting) {
    self.view = view
    self.useCase = useCase
    self.router = router
  }

  func start() { useCase.load() }
  func didLoad(_ order: Order) { view?.show("\(order.total)") }
}

@MainActor class ShopInteractor: ShopUseCase {
  weak var output: (any ShopUseCaseOutput)?
  let service: any ShopService

  init(_ service: any ShopService) { self.service = service }

  func load() {
    Task { [weak self, service] in
      let order = await service.order()
      self?.output?.didLoad(order)
    }
  }
}

@MainActor class ShopRouter: ShopRouting {
  private weak let view: (any ShopView)?

  init(_ view: any ShopView) { self.view = view }

  func close() {}
}
