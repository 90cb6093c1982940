// Named for what they do; the samples they are taken from are told in the catalogue.

final class HoldingPresenter: ShopPresentation, ShopUseCaseOutput {
  let view: any ShopView
  let useCase: any ShopUseCase
  let router: any ShopRouting

  init(_ view: any ShopView, _ useCase: any ShopUseCase, _ router: any ShopRouting) {
    self.view = view
    self.useCase = useCase
    self.router = router
  }

  func start() {}
  func didLoad(_ order: Order) {}
}

final class HoldingInteractor: ShopUseCase {
  var output: (any ShopUseCaseOutput)?

  func load() {}
}

final class HoldingWireframe: ShopRouting {
  var screen: (any ShopView)?
  var presenter: (any ShopPresentation)?

  func close() {}
}

final class RemoteInteractor: ShopInteractor {
  let remote: any AnyObject

  init(_ service: any ShopService, _ remote: RemoteDataManager) {
    self.remote = remote
    super.init(service)
  }
}

@MainActor final class RemoteDataManager {
  var handler: AnyObject?
}

final class SortRouter: ShopRouter {
  var completion: @MainActor () -> Void = {}
}

final class TrustingPresenter: ShopPresentation, ShopUseCaseOutput {
  unowned let view: any ShopView
  let useCase: any ShopUseCase
  let router: any ShopRouting

  init(_ view: any ShopView, _ useCase: any ShopUseCase, _ router: any ShopRouting) {
    self.view = view
    self.useCase = useCase
    self.router = router
  }

  func start() { useCase.load() }
  func didLoad(_ order: Order) { view.show("\(order.total)") }
}

final class LooseScreen: ShopView {
  weak var presenter: (any ShopPresentation)?

  func show(_ total: String) {}
}

final class LoosePresenter: ShopPresentation {
  weak let view: (any ShopView)?
  weak let useCase: (any ShopUseCase)?
  weak let router: (any ShopRouting)?

  init(_ view: any ShopView, _ useCase: any ShopUseCase, _ router: any ShopRouting) {
    self.view = view
    self.useCase = useCase
    self.router = router
  }

  func start() {}
}

final class RouterKeepingPresenter: ShopPresentation {
  weak let useCase: (any ShopUseCase)?
  let router: any ShopRouting

  init(_ useCase: any ShopUseCase, _ router: any ShopRouting) {
    self.useCase = useCase
    self.router = router
  }

  func start() { useCase?.load() }
}

final class OwningRouter: ShopRouter {
  private let interactor: any ShopUseCase

  init(_ view: any ShopView, owning interactor: any ShopUseCase) {
    self.interactor = interactor
    super.init(view)
  }
}

final class OwningWireframe: ShopRouting {
  var screen: (any ShopView)?
  var presenter: (any ShopPresentation)?
  var interactor: (any ShopUseCase)?

  func close() {}
}
