import ViperRules

extension Specimen {
  /// What owns the view, and rightly so, is held by a part of the module: the part is to blame, not the owner.
  static let ownersOutside = [
    Specimen("V18: a view keeps the parent that owns it", ["V18 ChildScreen.delegate"]) {
      let screen = ChildScreen()
      let parent = ParentScreen(owning: screen)
      screen.delegate = parent
      return .assembled(screen: screen)
    },
    Specimen("V04: a router keeps the navigation that owns its screen", ["V04 StackRouter.navigation"]) {
      let shop = Shop.assembled(router: { StackRouter($0) })
      let stack = Stack()
      stack.screens = [shop.screen].compactMap(\.self)
      (shop.module.router as? StackRouter)?.navigation = stack
      return shop
    },
    Specimen("V18: a module keeps the presenter of its parent", ["V18 ParentedPresenter.output"]) {
      let screen = ShopScreen()
      let parent = ParentPresenter(of: ParentScreen(owning: screen))
      return .assembled(screen: screen, presenter: { ParentedPresenter($0, $1, $2, telling: parent) })
    },
    Specimen("V18: a module keeps the flow that owns its view", ["V18 FlowingPresenter.flow"]) {
      let screen = ShopScreen()
      let flow = ParentPresenter(of: ParentScreen(owning: screen))
      return .assembled(
        screen: screen, presenter: { FlowingPresenter($0, $1, $2, in: flow) }, outputs: [flow])
    },
    Specimen("V06: a router keeps its presenter as its delegate", ["V06 DelegatingRouter.delegate"]) {
      let shop = Shop.assembled(router: { DelegatingRouter($0) })
      (shop.module.router as? DelegatingRouter)?.delegate = shop.module.presenter as? ShopPresenter
      return shop
    },
    Specimen("V01: a presenter keeps its view in a state", ["V01 StatePresenter.state.attached"]) {
      .assembled(presenter: { StatePresenter($0, $1, $2) })
    },
    Specimen("V02: a presenter has no router", ["V02 LonelyPresenter → router"]) {
      let (screen, interactor) = (ShopScreen(), ShopInteractor(HeldOrder()))
      let presenter = LonelyPresenter(screen, interactor)
      interactor.output = presenter
      screen.presenter = presenter
      return Shop(screen, presenter: presenter, interactor: interactor, router: nil)
    },
  ]
}

private final class ChildScreen: ShopScreen {
  var delegate: ParentScreen?
}

@MainActor private final class ParentScreen {
  let child: ShopScreen

  init(owning child: ShopScreen) { self.child = child }
}

@MainActor private final class Stack {
  var screens: [AnyObject] = []
}

private final class StackRouter: ShopRouter {
  var navigation: Stack?
}

private final class ParentPresenter: ShopModuleOutput {
  let screen: ParentScreen

  init(of screen: ParentScreen) { self.screen = screen }

  func didOrder() {}
}

private final class ParentedPresenter: ShopPresenter {
  private let output: any ShopModuleOutput

  init(
    _ view: any ShopView, _ useCase: any ShopUseCase, _ router: any ShopRouting, telling output: any ShopModuleOutput
  ) {
    self.output = output
    super.init(view, useCase, router)
  }
}

private final class FlowingPresenter: ShopPresenter {
  private let flow: ParentPresenter

  init(_ view: any ShopView, _ useCase: any ShopUseCase, _ router: any ShopRouting, in flow: ParentPresenter) {
    self.flow = flow
    super.init(view, useCase, router)
  }
}

private final class DelegatingRouter: ShopRouter {
  var delegate: (any ShopPresentation)?
}

private final class StatePresenter: ShopPresenter {
  private enum State {
    case attached(any ShopView)
    case detached
  }

  private var state = State.detached

  override init(_ view: any ShopView, _ useCase: any ShopUseCase, _ router: any ShopRouting) {
    super.init(view, useCase, router)
    state = .attached(view)
  }
}

private final class LonelyPresenter: ShopPresentation, ShopUseCaseOutput {
  private weak let view: (any ShopView)?
  private weak var output: (any ShopModuleOutput)?
  private let useCase: any ShopUseCase

  init(_ view: any ShopView, _ useCase: any ShopUseCase) {
    self.view = view
    self.useCase = useCase
  }

  func start() { useCase.load() }
  func didLoad(_ order: Order) { view?.show("\(order.total)") }
}
