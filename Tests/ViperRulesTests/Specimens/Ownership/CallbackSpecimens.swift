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
