import Foundation

extension Specimen {
  /// What a hasty audit would take for a sin.
  static let allSound =
    ownParts + [
      .sound,
      Specimen("sound: a view keeps a delegate that is a part of it", []) { .assembled(screen: DelegatingScreen()) },
      Specimen("sound: a view has room for any object", []) { .assembled(screen: TaggedScreen()) },
      Specimen("sound: a view knows the presenter by a protocol that others have too", []) {
        .assembled(
          screen: WatchedScreen(), interactor: { WatchingInteractor($0) }, presenter: { WatchingPresenter($0, $1, $2) })
      },
      Specimen("sound: a router knows the one that opened it", []) { .assembled(router: { NestedRouter($0) }) },
      Specimen("sound: an interactor keeps what belongs to a library", []) {
        .assembled(interactor: { KeyedInteractor($0) })
      },
      Specimen("sound: an interactor keeps a part of itself", []) {
        .assembled(interactor: { AssistedInteractor($0) }, helpers: [Assistant.self])
      },
      Specimen("sound: an entity knows why something failed", []) { .assembled(entities: [FailedOrder.self]) },
      Specimen("sound: a library keeps itself", []) {
        let list = NSMutableArray()
        list.add(list)
        let shop = Shop.assembled(screen: ListScreen(list))
        shop.answerLate = {
          list.removeAllObjects()
          return []
        }
        return shop
      },
    ]
}

private final class DelegatingScreen: ShopScreen {
  @MainActor final class TableDelegate {}

  let delegate = TableDelegate()
}

private final class TaggedScreen: ShopScreen {
  weak var tag: AnyObject?
  var context: Any?
}

@MainActor private protocol ShopWatching: AnyObject {}

private final class WatchedScreen: ShopScreen {
  weak var watcher: (any ShopWatching)?
}

private final class WatchingInteractor: ShopInteractor, ShopWatching {}
private final class WatchingPresenter: ShopPresenter, ShopWatching {}

private final class NestedRouter: ShopRouter {
  weak var parent: ShopRouter?
}

private final class KeyedInteractor: ShopInteractor {
  let sorting: KeyPath<Order, Int> = \.total
}

private final class AssistedInteractor: ShopInteractor {
  private let assistant = Assistant()
}

@MainActor private final class Assistant {}

private struct FailedOrder {
  let total: Int
  let reason: (any Error)?
}

private final class ListScreen: ShopScreen {
  private let list: NSMutableArray

  init(_ list: NSMutableArray) { self.list = list }
}
