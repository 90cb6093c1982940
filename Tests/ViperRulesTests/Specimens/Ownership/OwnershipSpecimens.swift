import SpySupport

extension Specimen {
  static let ownership = [
    Specimen("V01: a presenter keeps its view", ["V01 KeepingPresenter.view"]) {
      let (screen, interactor) = (ShopScreen(), ShopInteractor(HeldOrder()))
      let router = ShopRouter(screen)
      let presenter = KeepingPresenter(screen, interactor, router)
      interactor.output = presenter
      screen.presenter = presenter
      return Shop(screen, presenter: presenter, interactor: interactor, router: router)
    },
    Specimen("V01: a view that lets its presenter go", ["V01 ForgetfulScreen → presenter"]) {
      let (screen, interactor) = (ForgetfulScreen(), ShopInteractor(HeldOrder()))
      let presenter = ShopPresenter(screen, interactor, ShopRouter(screen))
      screen.presenter = presenter
      return Shop(screen, presenter: nil, interactor: nil, router: nil)
    },
    Specimen("V02: a presenter lets its interactor go", ["V02 ForgetfulPresenter → interactor"]) {
      let (screen, interactor) = (ShopScreen(), ShopInteractor(HeldOrder()))
      let router = ShopRouter(screen)
      let presenter = ForgetfulPresenter(interactor, router)
      screen.presenter = presenter
      return Shop(screen, presenter: presenter, interactor: nil, router: router)
    },
    Specimen("V03: an interactor keeps its output", ["V03 KeepingInteractor.output"]) {
      let screen = ShopScreen()
      let interactor = KeepingInteractor()
      let router = ShopRouter(screen)
      let presenter = ShopPresenter(screen, interactor, router)
      interactor.output = presenter
      screen.presenter = presenter
      return Shop(screen, presenter: presenter, interactor: interactor, router: router)
    },
    Specimen("V04: a router keeps its screen", ["V04 KeepingRouter.screen"]) {
      .assembled(router: { KeepingRouter(keeping: $0) })
    },
    Specimen("V05: a task keeps the interactor while it waits", ["V05 WaitingInteractor"]) {
      let shop = Shop.assembled(interactor: { WaitingInteractor($0) })
      await shop.ask()
      let answers = shop.service.answers
      // Else it would wait for ever.
      shop.answerLate = {
        try answers.answer(1, with: .success(Order(total: 1)))
        return []
      }
      return shop
    },
  ]
}

private final class KeepingPresenter: ShopPresentation, ShopUseCaseOutput {
  private let view: any ShopView
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

private final class ForgetfulScreen: ShopView {
  weak var presenter: (any ShopPresentation)?

  func show(_ total: String) {}
}

private final class ForgetfulPresenter: ShopPresentation {
  private weak let useCase: (any ShopUseCase)?
  private let router: any ShopRouting

  init(_ useCase: any ShopUseCase, _ router: any ShopRouting) {
    self.useCase = useCase
    self.router = router
  }

  func start() { useCase?.load() }
}

private final class KeepingInteractor: ShopUseCase {
  var output: (any ShopUseCaseOutput)?

  func load() { output?.didLoad(Order(total: 1)) }
}

private final class KeepingRouter: ShopRouter {
  private let screen: any ShopView

  init(keeping screen: any ShopView) {
    self.screen = screen
    super.init(screen)
  }
}

private final class WaitingInteractor: ShopInteractor {
  private var order: Order?

  override func load() {
    Task { order = await service.order() }
  }
}
