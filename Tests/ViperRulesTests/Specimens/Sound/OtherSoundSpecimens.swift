import Foundation
import ViperRules

extension Specimen {
  /// Modules as others build them.
  static let ownParts = [
    Specimen("sound: a view is its own router", []) {
      let (screen, interactor) = (RoutingScreen(), ShopInteractor(HeldOrder()))
      let presenter = WeaklyRoutedPresenter(screen, interactor, screen)
      interactor.output = presenter
      screen.presenter = presenter
      return Shop(screen, presenter: presenter, interactor: interactor, router: screen)
    },
    Specimen("sound: a presenter is its own interactor", []) {
      let screen = ShopScreen()
      let router = ShopRouter(screen)
      let presenter = BusyPresenter(screen, router)
      screen.presenter = presenter
      return Shop(screen, presenter: presenter, interactor: presenter, router: router)
    },
    Specimen("sound: components are generic over each other", []) {
      let (screen, interactor) = (ShopScreen(), GenericInteractor(HeldOrder()))
      let router = ShopRouter(screen)
      let presenter = GenericPresenter(screen, interactor, router)
      screen.presenter = presenter
      return Shop(screen, presenter: presenter, interactor: interactor, router: router)
    },
    Specimen("sound: a router knows its screen by the toolkit's base class", []) {
      let (screen, interactor) = (ToolkitScreen(), ShopInteractor(HeldOrder()))
      let router = ToolkitRouter()
      router.controller = screen
      let presenter = ShopPresenter(screen, interactor, router)
      interactor.output = presenter
      screen.presenter = presenter
      return Shop(screen, presenter: presenter, interactor: interactor, router: router)
    },
    Specimen("sound: a presenter owns presenters of cells", []) {
      .assembled(presenter: { TablePresenter($0, $1, $2) })
    },
    Specimen("sound: an interactor reaches its presenter by a weak proxy", []) {
      let shop = Shop.assembled()
      let (interactor, presenter) = (shop.module.interactor as? ShopInteractor, shop.module.presenter)
      let proxy = WeakProxy(presenter as? ShopPresenter)
      interactor?.output = proxy
      shop.surroundings = [proxy]
      return shop
    },
    Specimen("sound: a module inside the view knows the router of the one outside", []) {
      let screen = NestingScreen()
      let shop = Shop.assembled(screen: screen)
      screen.inner.parent = shop.module.router as? ShopRouter
      return shop
    },
    Specimen("sound: an interactor keeps what ends its subscriptions", []) {
      .assembled(interactor: { SubscribingInteractor($0) })
    },
    Specimen("sound: an entity measures", []) { .assembled(entities: [Parcel.self]) },
    Specimen("sound: a screen knows a coordinator that knows an entity", []) {
      .assembled(screen: CoordinatedScreen())
    },
    Specimen("sound: a service that keeps itself is not the module's", []) {
      let ring = Ring()
      ring.next = ring
      let shop = Shop.assembled(screen: ConfiguredScreen(ring), interactor: { RingInteractor($0, ring) })
      shop.answerLate = {
        ring.next = nil
        return []
      }
      return shop
    },
  ]
}

private final class RoutingScreen: ShopScreen, ShopRouting {
  func close() {}
}

private final class WeaklyRoutedPresenter: ShopPresentation, ShopUseCaseOutput {
  private weak let view: (any ShopView)?
  private weak let router: (any ShopRouting)?
  private let useCase: any ShopUseCase

  init(_ view: any ShopView, _ useCase: any ShopUseCase, _ router: any ShopRouting) {
    self.view = view
    self.useCase = useCase
    self.router = router
  }

  func start() { useCase.load() }
  func didLoad(_ order: Order) { router?.close() }
}

private final class BusyPresenter: ShopPresentation, ShopUseCase {
  private weak let view: (any ShopView)?
  private let router: any ShopRouting

  init(_ view: any ShopView, _ router: any ShopRouting) {
    self.view = view
    self.router = router
  }

  func start() { load() }
  func load() { view?.show("") }
}

private final class GenericInteractor<Service: ShopService>: ShopUseCase {
  private let service: Service

  init(_ service: Service) { self.service = service }

  func load() {}
}

private final class GenericPresenter<View: ShopView, UseCase: ShopUseCase, Router: ShopRouting>: ShopPresentation {
  private weak let view: View?
  private let useCase: UseCase
  private let router: Router

  init(_ view: View, _ useCase: UseCase, _ router: Router) {
    self.view = view
    self.useCase = useCase
    self.router = router
  }

  func start() { useCase.load() }
}

private final class ToolkitScreen: NSObject, ShopView {
  var presenter: (any ShopPresentation)?

  func show(_ total: String) {}
}

private final class ToolkitRouter: ShopRouting {
  weak var controller: NSObject?

  func close() {}
}

private final class TablePresenter: ShopPresenter {
  let cells = [CellPresenter()]
  let alerts = CellPresenter()
}

@MainActor private final class CellPresenter {}

private final class WeakProxy: ShopUseCaseOutput {
  private weak let target: (any ShopUseCaseOutput)?

  init(_ target: (any ShopUseCaseOutput)?) { self.target = target }

  func didLoad(_ order: Order) { target?.didLoad(order) }
}

private final class NestingScreen: ShopScreen {
  let inner = InnerRouter()
}

@MainActor private final class InnerRouter {
  weak var parent: (any ShopRouting)?
}

private final class SubscribingInteractor: ShopInteractor {
  @MainActor final class DisposeBag {}

  private let bag = DisposeBag()
}

private struct Parcel {
  let length: Measurement<UnitLength>
  let price: NSDecimalNumber
}

private final class CoordinatedScreen: ShopScreen {
  @MainActor final class Coordinator {
    var last: Order?
  }

  weak var navigator: Coordinator?
}

@MainActor private final class Ring {
  var next: Ring?
}

/// Has the services at hand for the next module, as a configurator does.
private final class ConfiguredScreen: ShopScreen {
  private let configurator: Ring

  init(_ ring: Ring) { configurator = ring }
}

private final class RingInteractor: ShopInteractor {
  private let ring: AnyObject

  init(_ service: any ShopService, _ ring: Ring) {
    self.ring = ring
    super.init(service)
  }
}
