import Foundation

extension Specimen {
  static let types = [
    Specimen("V10: a screen stores an entity", ["V10 OrderScreen.order"]) {
      .assembled(screen: OrderScreen())
    },
    Specimen("V10: a view is handed entities", ["V10 OrderMessage.show"]) {
      .assembled(shown: [OrderMessage.self])
    },
    Specimen("V10: a display value carries an entity", ["V10 OrderRowScreen.rows.order"]) {
      .assembled(screen: OrderRowScreen())
    },
    Specimen("V10: a picker of the view stores an entity", ["V10 PickingScreen.picker.order"]) {
      .assembled(screen: PickingScreen())
    },
    Specimen("V17: an entity carries the work that saves it", ["V17 SavedOrder.saving"]) {
      .assembled(entities: [SavedOrder.self])
    },
    Specimen("V17: an entity shares a list", ["V17 ListingOrder.items"]) {
      .assembled(entities: [ListingOrder.self])
    },
    Specimen("V17: an entity is a class", ["V17 SharedOrder"]) {
      .assembled(entities: [SharedOrder.self])
    },
    Specimen("V17: an entity tells a module", ["V17 TellingOrder.output", "V17 TellingOrder.paid"]) {
      .assembled(entities: [TellingOrder.self])
    },
  ]
}

private final class OrderScreen: ShopScreen {
  var order: Order?
}

private enum OrderMessage {
  case show([Order])
  case hide
}

private final class OrderRowScreen: ShopScreen {
  struct Row {
    let title: String
    let order: Order
  }

  var rows: [Row] = []
}

private final class PickingScreen: ShopScreen {
  @MainActor final class Picker {
    var order: Order?
  }

  let picker = Picker()
}

private struct SavedOrder {
  var saving: Task<Void, Never>?
}

private struct ListingOrder {
  let items: NSMutableArray
}

private final class SharedOrder {
  var total = 0
}

private struct TellingOrder {
  let total: Int
  weak var output: (any ShopUseCaseOutput)?
  var paid: (@MainActor () -> Void)?
}
