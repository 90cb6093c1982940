extension Scenario {
  static let fields: [Scenario] = [
    .leaks("S1 a strong reference to itself", "Link.next ══▶ Link") {
      let a = Link()
      a.next = a
      return [a]
    },
    .leaks("S2 two that hold each other", "Link#1.next ══▶ Link#2", "Link#2.next ══▶ Link#1") {
      let (a, b) = (Link(), Link())
      (a.next, b.next) = (b, a)
      return [a]
    },
    .leaks("S3 three in a ring", "Link#1.next ══▶ Link#2", "Link#2.next ══▶ Link#3", "Link#3.next ══▶ Link#1") {
      let (a, b, c) = (Link(), Link(), Link())
      (a.next, b.next, c.next) = (b, c, a)
      return [a]
    },
    .leaks("S4 a ring below an object that has gone", "Link#1.next ══▶ Link#2", "Link#2.next ══▶ Link#1") {
      let (root, b, c) = (Link(), Link(), Link())
      (root.next, b.next, c.next) = (b, c, b)
      return [root, b, c]
    },
    .freed("S5 a weak reference back") { pair { $0.weakBack = $1 } },
    .freed("S6 two ways to one object") {
      let (top, left, right, bottom) = (Link(), Link(), Link(), Link())
      (top.next, top.other, left.next, right.next) = (left, right, bottom, bottom)
      return [top]
    },
    .freed("S7 an unowned reference back") { pair { $0.unownedBack = $1 } },
    .freed("S8 an unowned(unsafe) reference back") { pair { $0.unsafeBack = $1 } },
    .freed("S9 an unowned optional reference back") { pair { $0.unownedVariable = $1 } },
    .leaks("S10 a strong delegate", "Link#1.next ══▶ Link#2", "Link#2.delegate ══▶ Link#1") {
      pair { $0.delegate = $1 }
    },
    .freed("S11 a weak delegate") { pair { $0.weakDelegate = $1 } },
    .leaks("S12 AnyObject", "Link.object ══▶ Link") {
      let a = Link()
      a.object = a
      return [a]
    },
    .leaks("S13 Any", "Link.any ══▶ Link") {
      let a = Link()
      a.any = a
      return [a]
    },
    .leaks("S14 an optional in Any", "Link.any ══▶ Link") {
      let a = Link()
      a.any = Optional.some(a) as Any
      return [a]
    },
    .leaks("S15 a property of the superclass", "Sublink.next ══▶ Sublink") {
      let a = Sublink()
      a.next = a
      return [a]
    },
    .leaks("S16 a property behind inherited ones", "Sublink.last ══▶ Sublink") {
      let a = Sublink()
      a.last = a
      return [a]
    },
    .leaks("S17 a generic class", "Holder<AnyObject>.value ══▶ Holder<AnyObject>") { ring { $0 as AnyObject } },
    .leaks("S18 a generic class of closures", "Holder<() -> ()>.value → capture 1 ══▶ Holder<() -> ()>") {
      ring { object -> () -> Void in { _ = object } }
    },
    .freed("S20 three in a ring, one of them weakly") {
      let (a, b, c) = (Link(), Link(), Link())
      (a.next, b.next, c.weakBack) = (b, c, a)
      return [a]
    },
    .leaks("S22 the same object twice in an array", "Holder<Array<Base>>.value[0] ══▶ Holder<Array<Base>>") {
      ring { [$0, $0] }
    },
  ]

  private static func pair(_ connect: (_ child: Link, _ parent: Link) -> Void) -> [AnyObject] {
    let (parent, child) = (Link(), Link())
    parent.next = child
    connect(child, parent)
    return [parent]
  }
}

protocol LinkDelegate: AnyObject {}

class Link: LinkDelegate {
  var next: Link?
  var other: Link?
  weak var weakBack: Link?
  unowned var unownedBack: (any LinkDelegate)?
  unowned(unsafe) var unsafeBack: Link?
  unowned var unownedVariable: Link?
  var delegate: (any LinkDelegate)?
  weak var weakDelegate: (any LinkDelegate)?
  var object: AnyObject?
  var any: Any?
}

final class Sublink: Link {
  var number = 1
  var last: Sublink?
}
