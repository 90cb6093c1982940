import Dispatch
import Foundation

extension Scenario {
  static let owners: [Scenario] = [
    Scenario("S115 a static variable", .isHeld(owners: 1)) {
      let object = Base()
      Globals.object = object
      return [object]
    },
    Scenario("S116 a static variable that holds a cycle", .isHeldAsCycle) {
      let object = Link()
      object.next = object
      Globals.cycle = object
      return [object]
    },
    Scenario("S117 a static list of handlers", .isHeld(owners: 1)) {
      let doer = Doer()
      Globals.handlers = [{ doer.act() }]
      return [doer]
    },
    Scenario("S118 the dictionary of a thread", .isHeld(owners: 1)) {
      let object = Base()
      Globals.thread.threadDictionary["object"] = object
      return [object]
    },
    Scenario("S119 a reference counted by hand", .isHeld(owners: 1)) {
      let object = Base()
      _ = Unmanaged.passRetained(object)
      return [object]
    },
    Scenario("S120 raw memory", .isHeld(owners: 1)) {
      let holder = Holder<UnsafeMutablePointer<Base>>()
      let memory = UnsafeMutablePointer<Base>.allocate(capacity: 1)
      memory.initialize(to: holder)
      holder.value = memory
      return [holder]
    },
    Scenario("S121 a scheduled timer", .isHeld(owners: 1)) {
      let doer = Sending()
      let timer = Timer(timeInterval: 3600, repeats: true) { _ in doer.finish() }
      RunLoop.current.add(timer, forMode: .common)
      return [doer]
    },
    .freed("S122 a scheduled timer that holds weakly") {
      let doer = Sending()
      let timer = Timer(timeInterval: 3600, repeats: true) { [weak doer] _ in doer?.finish() }
      RunLoop.current.add(timer, forMode: .common)
      return [doer]
    },
    Scenario("S125 an observer of notifications", .isHeld(owners: 1)) {
      let doer = Sending()
      Globals.tokens.append(
        Globals.notifications.addObserver(forName: .init("n"), object: nil, queue: nil) { _ in doer.finish() })
      return [doer]
    },
    .freed("S126 an observer of notifications that holds weakly") {
      let doer = Sending()
      Globals.tokens.append(
        Globals.notifications.addObserver(forName: .init("n"), object: nil, queue: nil) { [weak doer] _ in
          doer?.finish()
        })
      return [doer]
    },
    .freed("S127 an observer of notifications, removed") {
      let doer = Sending()
      let token = Globals.notifications.addObserver(forName: .init("n"), object: nil, queue: nil) { _ in
        doer.finish()
      }
      Globals.notifications.removeObserver(token)
      return [doer]
    },
    Scenario("S128 work that a queue will do later", .isHeld(owners: 1)) {
      let doer = Sending()
      DispatchQueue.global().asyncAfter(deadline: .now() + 3600) { doer.finish() }
      return [doer]
    },
    Scenario("S85 a closure that holds itself through a variable", .isHeld(owners: 1)) {
      let object = Base()
      var run: (() -> Void)?
      run = {
        _ = object
        run?()
      }
      return [object]
    },
    Scenario("S111 a work item that holds its owner", .isHiddenFromTheWalk) {
      let holder = Holder<DispatchWorkItem>()
      nonisolated(unsafe) let owner = holder
      holder.value = DispatchWorkItem { _ = owner }
      return [holder]
    },
  ]
}

/// What lives as long as the program.
enum Globals {
  nonisolated(unsafe) static var object: AnyObject?
  nonisolated(unsafe) static var cycle: AnyObject?
  nonisolated(unsafe) static var handlers: [() -> Void] = []
  nonisolated(unsafe) static var tokens: [any NSObjectProtocol] = []
  nonisolated(unsafe) static let thread = Thread()
  static let notifications = NotificationCenter()
}
