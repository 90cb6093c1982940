// The smallest module there is; each specimen is this one with one sin.

@MainActor protocol ShopView: AnyObject {
  func show(_ total: String)
}

@MainActor protocol ShopPresentation: AnyObject {
  func start()
}

@MainActor protocol ShopUseCase: AnyObject {
  func load()
}

@MainActor protocol ShopUseCaseOutput: AnyObject {
  func didLoad(_ order: Order)
}

@MainActor protocol ShopRouting: AnyObject {
  func close()
}

@MainActor protocol ShopService: AnyObject {
  func order() async -> Order
}

/// Another module that is told what becomes of this one.
@MainActor protocol ShopModuleOutput: AnyObject {
  func didOrder()
}

/// What the module is about.
struct Order: Equatable, Sendable {
  let total: Int
}
