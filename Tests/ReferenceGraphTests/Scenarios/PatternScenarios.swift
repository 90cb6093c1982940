import Foundation
import Observation
import Synchronization

extension Scenario {
  static let patterns: [Scenario] = [
    .leaks("S100 parent and child", "Parent.children[0] ══▶ Child", "Child.parent ══▶ Parent") {
      let parent = Parent()
      let child = Child()
      child.parent = parent
      parent.children = [child]
      return [parent]
    },
    .freed("S101 a child that holds its parent weakly") {
      let parent = Parent()
      let child = Child()
      child.weakParent = parent
      parent.children = [child]
      return [parent]
    },
    .freed("S102 a child that holds its parent unowned") {
      let parent = Parent()
      let child = Child()
      child.unownedParent = parent
      parent.children = [child]
      return [parent]
    },
    .leaks(
      "S103 a presenter that holds its view", "View.presenter ══▶ Presenter", "Presenter.view ══▶ View"
    ) {
      let view = View()
      let presenter = Presenter()
      view.presenter = presenter
      presenter.view = view
      return [view, presenter]
    },
    .freed("S103 a presenter that holds its view weakly") {
      let view = View()
      let presenter = Presenter()
      view.presenter = presenter
      presenter.weakView = view
      return [view, presenter]
    },
    .leaks("S104 observable models", "Model#1._peer ══▶ Model#2", "Model#2._peer ══▶ Model#1") {
      let (one, other) = (Model(), Model())
      (one.peer, other.peer) = (other, one)
      return [one]
    },
    .leaks("S105 a callback of an observable model", "Model._onChange → capture 1 ══▶ Model") {
      let model = Model()
      model.onChange = { model.count += 1 }
      return [model]
    },
    .leaks("S106 an observation that never fires") {
      let model = Model()
      withObservationTracking {
        _ = model.count
      } onChange: { [box = Unchecked(model)] in
        _ = box
      }
      return [model]
    },
    .leaks("S107 a sink that holds the owner of its bag", "Subscriber.bag[0].receive → capture 1 ══▶ Subscriber") {
      let subscriber = Subscriber()
      subscriber.bag = [Subscription { subscriber.values.append($0) }]
      return [subscriber]
    },
    .freed("S108 a sink that holds the owner of its bag weakly") {
      let subscriber = Subscriber()
      subscriber.bag = [Subscription { [weak subscriber] in subscriber?.values.append($0) }]
      return [subscriber]
    },
    .freed("S110 a cancellable whose sink holds weakly") {
      let subscriber = Subscriber()
      subscriber.cancellable = Cancellable { [weak subscriber] in subscriber?.values = [] }
      return [subscriber]
    },
    .leaks(
      "S110 a cancellable whose sink holds strongly", "Subscriber.cancellable ══▶ Cancellable",
      "Cancellable.cancel → capture 1 ══▶ Subscriber"
    ) {
      let subscriber = Subscriber()
      subscriber.cancellable = Cancellable { subscriber.values = [] }
      return [subscriber]
    },
    // Core Foundation's part of a timer holds the timer, in memory of C.
    Scenario("S123 a timer that was never scheduled", .isHeldAsCycle) {
      let owner = TimerOwner()
      owner.timer = Timer(timeInterval: 3600, repeats: true) { _ in owner.fire() }
      return [owner]
    },
    Scenario("S124 a timer that was invalidated: on Linux it keeps its block", .isHeldAsCycle) {
      let owner = TimerOwner()
      owner.timer = Timer(timeInterval: 3600, repeats: true) { _ in owner.fire() }
      owner.timer?.invalidate()
      return [owner]
    },
    .leaks("S112 a cache") {
      let holder = Holder<NSCache<NSString, Base>>()
      let cache = NSCache<NSString, Base>()
      cache.setObject(holder, forKey: "key")
      holder.value = cache
      return [holder]
    },
    .leaks("S113 a mutable array of Foundation") {
      let holder = Holder<NSMutableArray>()
      holder.value = NSMutableArray(object: holder)
      return [holder]
    },
    .leaks("S19 a subclass of NSObject", "Note.next ══▶ Note") {
      let note = Note()
      note.next = note
      return [note]
    },
    Scenario("a value behind a lock", .isHiddenFromTheWalk) {
      let object = Guarded()
      object.value.withLock { $0.base = object }
      return [object]
    },
  ]
}

final class Parent: Base { var children: [Child] = [] }
final class Child {
  var parent: Parent?
  weak var weakParent: Parent?
  unowned var unownedParent: Parent?
}
final class View { var presenter: Presenter? }
final class Presenter {
  var view: View?
  weak var weakView: View?
}

@Observable final class Model {
  var peer: Model?
  var onChange: (() -> Void)?
  var count = 0
}

struct Unchecked: Sendable {
  nonisolated(unsafe) let object: AnyObject
  init(_ object: AnyObject) { self.object = object }
}

struct Subscription { var receive: (Int) -> Void }
final class Subscriber {
  var bag: [Subscription] = []
  var values: [Int] = []
  var cancellable: Cancellable?
}

final class Cancellable {
  let cancel: () -> Void
  init(_ cancel: @escaping () -> Void) { self.cancel = cancel }
}

final class TimerOwner: Sendable {
  nonisolated(unsafe) var timer: Timer?
  func fire() {}
}

final class Note: NSObject { var next: Note? }

final class Guarded: Base {
  struct Value { nonisolated(unsafe) var base: Base? }
  let value = Mutex(Value())
}
