import ViperRules

extension Specimen {
  static let callbacks = [
    Specimen("V06: a section keeps the presenter", ["V06 ShopSection.delegate"]) {
      let screen = SectionedScreen()
      let shop = Shop.assembled(screen: screen)
      screen.section = screen.presenter.map { ShopSection($0) }
      return shop
    },
    Specimen("V06: a button of a section keeps the presenter", ["V06 SectionedScreen.buttons[…].tap → capture 1"]) {
      let screen = SectionedScreen()
      let shop = Shop.assembled(screen: screen)
      // Captured strongly, the view leads to itself.
      screen.buttons = [ShopButton { screen.show("tapped") }]
      return shop
    },
    Specimen("V06: a section keeps itself by its button", ["V06 LoopingSection.tap → capture 1"]) {
      let screen = LoopingScreen()
      screen.section.tap = { [section = screen.section] in section.tapped() }
      return .assembled(screen: screen)
    },
    Specimen("V06: a section trusts that its presenter is there", ["V06 TrustingSection.delegate"]) {
      let screen = TrustingScreen()
      let shop = Shop.assembled(screen: screen)
      screen.sections = screen.presenter.map { [TrustingSection($0)] } ?? []
      return shop
    },
    Specimen("V06: a table keeps its listeners", ["V06 ListeningTable.listeners[…]"]) {
      let screen = ListeningScreen()
      let shop = Shop.assembled(screen: screen)
      screen.table.listeners = screen.presenter.map { [$0] } ?? []
      return shop
    },
    Specimen("V06: an interactor keeps a completion of the presenter", ["V06 AskedInteractor.completion → capture 1"]) {
      let shop = Shop.assembled(interactor: { AskedInteractor($0) })
      let presenter = shop.module.presenter as? ShopPresenter
      (shop.module.interactor as? AskedInteractor)?.completion = { presenter?.didLoad($0) }
      return shop
    },
    Specimen("V06: a presenter keeps itself by what it hands on", ["V06 TickingPresenter.tick → capture 1"]) {
      .assembled(presenter: { TickingPresenter($0, $1, $2) })
    },
  ]
}

private final class SectionedScreen: ShopScreen {
  var section: ShopSection?
  var buttons: [ShopButton] = []
}

@MainActor private final class ShopSection {
  let delegate: any ShopPresentation

  init(_ delegate: any ShopPresentation) { self.delegate = delegate }
}

private final class TrustingScreen: ShopScreen {
  var sections: [TrustingSection] = []
}

@MainActor private final class TrustingSection {
  unowned let delegate: any ShopPresentation

  init(_ delegate: any ShopPresentation) { self.delegate = delegate }
}

private final class ListeningScreen: ShopScreen {
  let table = ListeningTable()
}

@MainActor private final class ListeningTable {
  var listeners: [any ShopPresentation] = []
}

private final class AskedInteractor: ShopInteractor {
  var completion: @MainActor (Order) -> Void = { _ in }
}

private final class LoopingScreen: ShopScreen {
  let section = LoopingSection()
}

@MainActor private final class LoopingSection {
  var tap: @MainActor () -> Void = {}

  func tapped() {}
}

private struct ShopButton {
  let tap: @MainActor () -> Void
}

private final class TickingPresenter: ShopPresenter {
  private var tick: @MainActor () -> Void = {}

  override init(_ view: any ShopView, _ useCase: any ShopUseCase, _ router: any ShopRouting) {
    super.init(view, useCase, router)
    tick = { self.start() }
  }
}
