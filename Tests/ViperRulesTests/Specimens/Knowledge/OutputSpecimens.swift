extension Specimen {
  static let outputs = [
    Specimen("V18: a module keeps the one that it tells", ["V18 TellingPresenter.output"]) {
      let other = OtherPresenter()
      let shop = Shop.assembled(presenter: { TellingPresenter($0, $1, $2, telling: other) })
      shop.surroundings = [other]
      return shop
    },
    Specimen("V18: a module trusts that the one it tells is there", ["V18 TrustingTeller.output"]) {
      let other = OtherPresenter()
      let shop = Shop.assembled(presenter: { TrustingTeller($0, $1, $2, telling: other) })
      shop.surroundings = [other]
      return shop
    },
    Specimen("V18: a module keeps whoever its delegate is", ["V18 DelegatingPresenter.delegate"]) {
      .assembled(presenter: { DelegatingPresenter($0, $1, $2, telling: Flow()) })
    },
    Specimen("V18: a module keeps what it is said to tell", ["V18 ReportingPresenter.parent"]) {
      let flow = Flow()
      return .assembled(presenter: { ReportingPresenter($0, $1, $2, telling: flow) }, outputs: [flow])
    },
  ]
}

private final class TellingPresenter: ShopPresenter {
  private let output: any ShopModuleOutput

  init(
    _ view: any ShopView, _ useCase: any ShopUseCase, _ router: any ShopRouting, telling output: any ShopModuleOutput
  ) {
    self.output = output
    super.init(view, useCase, router)
  }
}

private final class OtherPresenter: ShopModuleOutput {
  func didOrder() {}
}

private final class TrustingTeller: ShopPresenter {
  private unowned let output: any ShopModuleOutput

  init(
    _ view: any ShopView, _ useCase: any ShopUseCase, _ router: any ShopRouting, telling output: any ShopModuleOutput
  ) {
    self.output = output
    super.init(view, useCase, router)
  }
}

private final class DelegatingPresenter: ShopPresenter {
  private let delegate: any ShopModuleOutput

  init(
    _ view: any ShopView, _ useCase: any ShopUseCase, _ router: any ShopRouting, telling output: any ShopModuleOutput
  ) {
    delegate = output
    super.init(view, useCase, router)
  }
}

private final class ReportingPresenter: ShopPresenter {
  private let parent: any ShopModuleOutput

  init(
    _ view: any ShopView, _ useCase: any ShopUseCase, _ router: any ShopRouting, telling output: any ShopModuleOutput
  ) {
    parent = output
    super.init(view, useCase, router)
  }
}

private final class Flow: ShopModuleOutput {
  func didOrder() {}
}
