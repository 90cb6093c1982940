extension Scenario {
  static let closures: [Scenario] = [
    captured("S55 a closure that captures self") { doer in { doer.act() } },
    .freed("S56 [weak self]") { closureRing { doer in { [weak doer] in doer?.act() } } },
    .freed("S57 [unowned self]") { closureRing { doer in { [unowned doer] in doer.act() } } },
    .freed("S58 [unowned(unsafe) self]") { closureRing { doer in { [unowned(unsafe) doer] in doer.act() } } },
    .freed("S59 [weak self], strong while it runs") {
      closureRing { doer in
        { [weak doer] in
          guard let doer else { return }
          doer.act()
        }
      }
    },
    captured("S60 strong outside, weak inside") { doer in
      {
        doer.act()
        doer.other?.action = { [weak doer] in doer?.act() }
      }
    },
    .freed("S61 weak outside, strong inside while it runs") {
      closureRing { doer in
        { [weak doer] in
          guard let doer else { return }
          let inner = { doer.act() }
          inner()
        }
      }
    },
    .leaks(
      // Passed on through an optional, it comes back in two wrappers of the compiler.
      "S62 weak outside, strong inside once it has run", "Doer.action → capture 1 → capture 1 → capture 1 ══▶ Doer"
    ) {
      closureRing { doer in
        let outer = { [weak doer] in
          guard let doer else { return }
          doer.action = { doer.act() }
        }
        outer()
        return doer.action ?? outer
      }
    },
    .leaks(
      "S63 a closure that captures the owner of its owner", "Doer#1.other ══▶ Doer#2",
      "Doer#2.action → capture 1 ══▶ Doer#1"
    ) {
      let (owner, owned) = (Doer(), Doer())
      owner.other = owned
      owned.action = { owner.act() }
      return [owner]
    },
    .freed("S64 a closure that captures another object") {
      let other = Doer()
      return closureRing { _ in { other.act() } }
    },
    .freed("S65 another object strongly, self weakly") {
      let other = Doer()
      return closureRing { doer in
        { [weak doer] in
          other.act()
          doer?.act()
        }
      }
    },
    .leaks("S66 self strongly, another object weakly", "Doer.action → capture 2 ══▶ Doer") {
      let other = Doer()
      return closureRing { doer in
        { [weak other] in
          other?.act()
          doer.act()
        }
      }
    },
    captured("S67 a variable that holds self") { doer in
      var variable: Doer? = doer
      return { variable = variable?.other }
    },
    .freed("S68 a variable that held self") {
      closureRing { doer in
        var variable: Doer? = doer
        let clear = { variable = nil }
        clear()
        return clear
      }
    },
    .leaks("S69 a variable beside another capture", "Doer.action → capture 2 ══▶ Doer") {
      closureRing { doer in
        var variable: Doer? = doer
        let number = doer.count + 7
        return { if number > 3 { variable = variable?.other } }
      }
    },
    .freed("S70 a variable number") {
      closureRing { _ in
        var number = 0
        return { number += 1 }
      }
    },
    .leaks("S71 a struct that holds self", "Doer.action → capture 1 ══▶ Doer") {
      closureRing { doer in
        let point = Point(base: doer)
        return { _ = point }
      }
    },
    .leaks("S72 an array that holds self", "Doer.action → capture 1[0] ══▶ Doer") {
      closureRing { doer in
        let array = [doer]
        return { _ = array }
      }
    },
    captured("S73 self behind a protocol") { doer in
      let acting: any Acting = doer
      return { acting.act() }
    },
    captured("S74 a method of self") { doer in doer.act },
    .freed("S75 a method of nobody") {
      closureRing { _ in
        let method: (Doer) -> (Int) -> Void = Doer.act
        return { _ = method }
      }
    },
    captured("S76 a local function") { doer in
      func act() { doer.act() }
      return act
    },
    .freed("S77 a local function over a weak variable") {
      closureRing { doer in
        weak var variable: Doer? = doer
        func act() { variable = variable?.other }
        return act
      }
    },
    .leaks("S78 a stored autoclosure", "Doer.action → capture 1 → capture 1 ══▶ Doer") {
      func stored(_ value: @autoclosure @escaping () -> Int) -> () -> Void { { _ = value() } }
      return closureRing { doer in stored(doer.count) }
    },
    .leaks("S79 a lazy closure, used", "Lazy.action → capture 1 ══▶ Lazy") {
      let object = Lazy()
      object.action()
      return [object]
    },
    .freed("S80 a lazy closure, never used") { [Lazy()] },
    .freed("S81 a lazy value made by a closure") {
      let object = Lazy()
      _ = object.number
      return [object]
    },
    .leaks("S82 closures in an array", "Holder<Array<() -> ()>>.value[1] → capture 1 ══▶ Holder<Array<() -> ()>>") {
      ring { base -> [() -> Void] in [{}, { _ = base }] }
    },
    .leaks(
      "S83 closures in a dictionary",
      #"Holder<Dictionary<String, () -> ()>>.value["open"] → capture 1 → capture 1 ══▶ Holder<Dictionary<String, () -> ()>>"#
    ) { ring { base -> [String: () -> Void] in ["open": { _ = base }, "close": {}] } },
    .leaks("S84 a closure in Any", "Holder<Any>.value → capture 1 → capture 1 ══▶ Holder<Any>") {
      ring { base -> Any in
        let closure: () -> Void = { _ = base }
        return closure
      }
    },
    .leaks("S85 a closure in a closure", "Doer.action → capture 1 → capture 1 ══▶ Doer") {
      closureRing { doer in
        let inner = { (number: Int) in doer.act(number) }
        return { inner(1) }
      }
    },
    .freed("S86 a closure in a closure, weakly") {
      closureRing { doer in
        let inner = { [weak doer] (number: Int) in doer?.act(number) }
        return { inner(1) }
      }
    },
  ]

  /// A closure whose only capture is the object that stores it.
  private static func captured(
    _ name: String, _ make: @escaping @Sendable (Doer) -> () -> Void
  ) -> Scenario { .leaks(name, "Doer.action → capture 1 ══▶ Doer") { closureRing(make) } }
}

protocol Acting: AnyObject {
  func act()
}

extension Doer: Acting {}

final class Lazy {
  var count = 0
  lazy var action: () -> Void = { self.count += 1 }
  lazy var number: Int = { self.count + 1 }()
}
