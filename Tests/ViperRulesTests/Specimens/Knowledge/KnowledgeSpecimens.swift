import Foundation
import SpySupport
import ViperRules

extension Specimen {
  static let knowledge = [
    Specimen("V07: a late answer still does something", ["V07 SavingInteractor"]) {
      let archive = Archive()
      let shop = Shop.assembled(interactor: { SavingInteractor($0, archive) })
      await shop.ask()
      let answers = shop.service.answers
      shop.answerLate = {
        try answers.answer(1, with: .success(Order(total: 1)))
        await archive.log.arrival(of: 1)
        return archive.log.take()
      }
      return shop
    },
    Specimen("V08: a presenter knows its interactor by class", ["V08 FamiliarPresenter.interactor"]) {
      .assembled(presenter: { FamiliarPresenter($0, $1, $2) })
    },
    Specimen("V09: a screen asks the interactor by itself", ["V09 AskingScreen.useCase"]) {
      let screen = AskingScreen()
      let shop = Shop.assembled(screen: screen)
      screen.useCase = shop.module.interactor as? ShopInteractor
      return shop
    },
    Specimen("V09: a screen could ask the interactor by itself", ["V09 AskingScreen.useCase"]) {
      .assembled(screen: AskingScreen())
    },
    Specimen("V09: a cell asks the interactor by itself", ["V09 AskingCell.useCase"]) {
      let screen = CellScreen()
      let shop = Shop.assembled(screen: screen)
      screen.cell.useCase = shop.module.interactor as? ShopInteractor
      return shop
    },
    Specimen("V12: an interactor knows where orders are kept", ["V12 FilingInteractor.archive"]) {
      .assembled(interactor: { FilingInteractor($0) })
    },
    Specimen("V12: an interactor writes to the user's defaults", ["V12 DefaultsInteractor.defaults"]) {
      .assembled(interactor: { DefaultsInteractor($0) })
    },
    Specimen("V08, not V12: an interactor knows its presenter by class", ["V08 FamiliarInteractor.presenter"]) {
      .assembled(interactor: { FamiliarInteractor($0) })
    },
  ]
}

@MainActor private final class Archive {
  let log = MessageLog<String>(receiver: "archive", transcript: nil)

  func save(_ order: Order) { log.append("archive.save(\(order.total))") }
}

private final class SavingInteractor: ShopInteractor {
  private let save: @MainActor (Order) -> Void

  init(_ service: any ShopService, _ archive: Archive) {
    save = { [weak archive] in archive?.save($0) }
    super.init(service)
  }

  override func load() {
    Task { [service, save] in save(await service.order()) }
  }
}

private final class FamiliarPresenter: ShopPresenter {
  private weak var interactor: ShopInteractor?
}

private final class AskingScreen: ShopScreen {
  weak var useCase: (any ShopUseCase)?
}

private final class CellScreen: ShopScreen {
  let cell = AskingCell()
}

@MainActor private final class AskingCell {
  weak var useCase: (any ShopUseCase)?
}

private final class FilingInteractor: ShopInteractor {
  private let archive = Archive()
}

private final class DefaultsInteractor: ShopInteractor {
  private let defaults = UserDefaults.standard
}

private final class FamiliarInteractor: ShopInteractor {
  private weak var presenter: ShopPresenter?
}
