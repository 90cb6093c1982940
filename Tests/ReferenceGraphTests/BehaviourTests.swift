import Foundation
import ReferenceGraph
import TestSupport
import Testing

@Suite struct `The walk` {
  @Test func `changes no retain count and makes no cycle`() {
    let root = Doer()
    let other = Doer()
    root.other = other
    other.action = { [weak root, other = Holder<Int>()] in _ = (root, other) }
    let before = [root, other].map(RetainCount.of)

    for _ in 1...3 { _ = ObjectGraph(of: root).report(.text) }

    #expect([root, other].map(RetainCount.of) == before)
  }

  @Test func `leaves nothing behind`() {
    weak var witness: Doer?
    do {
      let doer = Doer()
      doer.other = Doer()
      witness = doer.other
      let graph = ObjectGraph(of: doer)
      #expect(graph.nodes.count == 2)
    }
    #expect(witness == nil)
  }

  @Test func `of a long chain does not overflow the stack`() {
    let length = Rounds.count(40_000, thorough: 100_000)
    let chain = Chain(length)
    defer { chain.takeApart() }

    let graph = ObjectGraph(of: chain.objects[0])

    #expect(graph.walkedCount == length)
    #expect(graph.cycles.isEmpty)
  }

  @Test func `says when it has reached its limit`() {
    let chain = Chain(10)
    defer { chain.takeApart() }

    let graph = ObjectGraph(of: chain.objects[0], options: .init(nodeLimit: 5))

    #expect(graph.walkedCount == 5)
    #expect(
      graph.blindSpots.map(\.description) == ["5 objects: the limit of nodes was reached: the rest was not walked"])
  }

  @Test func `shows an unowned reference whose object has gone, without reading it`() {
    let object = Dangling(Base())

    let graph = ObjectGraph(of: object)

    #expect(graph.edges.isEmpty)
    #expect(
      graph.blindSpots.map(\.description) == [
        "Dangling.base: unowned, and its object is gone: reading it would end the program"
      ])
  }

  @Test func `follows an unmanaged reference only to what it has met otherwise`() {
    let object = Pointing()
    object.unsafe = object

    #expect(ObjectGraph(of: object).edges.map(\.line) == ["Pointing.unsafe ┈unmanaged┈▶ Pointing"])

    // As if the object had gone and another one stood in its place.
    let other = Base()
    object.unsafe = nil
    object.strong = other
    object.alike = Unmanaged.fromOpaque(Unmanaged.passUnretained(other).toOpaque())
    #expect(ObjectGraph(of: object).edges.map(\.path) == ["strong"])

    object.strong = nil
    object.alike = nil
    object.unmanaged = Unmanaged.passUnretained(other)

    let graph = ObjectGraph(of: object)
    #expect(graph.edges.isEmpty)
    #expect(graph.blindSpots.map(\.reason) == [.danglingUnmanaged])
    withExtendedLifetime(other) {}
  }

  @Test func `names what only holds weakly, and does not walk it`() {
    let (held, holder) = (Doer(), Doer())
    held.other = Doer()
    let root = WeakPair(held, holder)
    holder.other = nil

    #expect(ObjectGraph(of: root).edges.map(\.line) == ["WeakPair.first ┈┈▶ Doer#1", "WeakPair.second ══▶ Doer#2"])
  }

  @Test func `declared types say what is a protocol`() {
    let link = Link()
    link.delegate = link
    link.next = link

    let edges = ObjectGraph(of: link).edges

    #expect(edges.map(\.path) == ["next", "delegate"])
    #expect(edges.map(\.isProtocol) == [false, true])
    #expect(edges.map(\.declaredType) == ["Optional<Link>", "Optional<LinkDelegate>"])
  }

  @Test func `tells who holds an object, and by which way`() {
    let (root, middle, end) = (Doer(), Doer(), Doer())
    root.other = middle
    middle.action = { end.act() }

    let graph = ObjectGraph(of: root)

    #expect(graph.owners(of: end).map(\.line) == ["Doer#2.action → capture 1 ══▶ Doer#3"])
    #expect(
      graph.path(from: root, to: end)?.map(\.line) == [
        "Doer#1.other ══▶ Doer#2", "Doer#2.action → capture 1 ══▶ Doer#3",
      ])
    #expect(graph.path(from: end, to: root) == nil)
    #expect(graph.path(from: root, to: root) == [])
    #expect(graph.path(from: root, to: Doer()) == nil)
  }

  @Test func `S21 lists both of two cycles that share an object`() {
    let (shared, one, other) = (Link(), Link(), Link())
    (shared.next, shared.other, one.next, other.next) = (one, other, shared, shared)
    defer { (shared.next, shared.other) = (nil, nil) }

    let graph = ObjectGraph(of: shared)

    #expect(graph.components.map(\.count) == [3])
    #expect(
      graph.cycles.map { $0.edges.map(\.line) } == [
        ["Link#1.next ══▶ Link#2", "Link#2.next ══▶ Link#1"], ["Link#1.other ══▶ Link#3", "Link#3.next ══▶ Link#1"],
      ])
  }

  @Test func `S150 reports the strong way of a cycle, not the weak one beside it`() {
    let (parent, child) = (Link(), Link())
    (parent.next, child.weakBack, child.next) = (child, parent, parent)
    defer { child.next = nil }

    #expect(
      ObjectGraph(of: parent).cycles.map { $0.edges.map(\.path) } == [["next", "next"]])
  }

  @Test func `S152 suggests no reference whose object would be gone`() {
    let (root, other) = (Link(), Link())
    (root.delegate, other.next) = (other, root)
    defer { other.next = nil }

    let fix = ObjectGraph(of: root).cycles.first?.fix

    // By its name the delegate would be the one; but nobody else holds it.
    #expect(fix?.edge?.line == "Link#2.next ══▶ Link#1")
    #expect(fix?.sentence == "declare `weak` on `Link.next`; whoever holds it from outside keeps the Link.")
  }

  @Test func `says that no reference can be weakened when all objects hang on the cycle alone`() {
    let (root, one, other) = (Link(), Link(), Link())
    (root.object, one.next, other.next) = (WeakNothing(one), other, one)
    defer { other.next = nil }

    #expect(ObjectGraph(of: root).cycles.first?.fix.edge?.line == "Link#3.next ══▶ Link#2")
  }

  @Test func `S146 tells a cycle of the toolchain's own objects from one of ours`() {
    let array = NSMutableArray()
    array.add(array)
    defer { array.removeAllObjects() }
    let link = Link()
    link.next = link
    defer { link.next = nil }

    #expect(ObjectGraph(of: array).cycles.map(\.isLibrary) == [true])
    #expect(ObjectGraph(of: link).cycles.map(\.isLibrary) == [false])
  }

  @Test func `S151 a global enum with several payloads, and an object watched weakly, are no leaks`() {
    let object = Base()
    let holder = Holder<Choice>()
    holder.value = .pair(first: 3, second: object)
    let watched = Watched(object)

    #expect(ObjectGraph(of: holder).cycles.isEmpty)
    #expect(ObjectGraph(of: holder).completeness.seen == 1)
    withExtendedLifetime(watched) {}
  }

  @Test func `finds a closure that holds itself`() {
    let doer = Doer()
    var run: (() -> Void)?
    run = { run?() }
    doer.action = run
    defer { run = nil }

    let cycle = ObjectGraph(of: doer).cycles.first

    #expect(cycle?.edges.map(\.line) == ["closure → capture 1 ══▶ closure"])
  }
}

// MARK: - Helpers

/// A list that is taken apart in a loop: releasing it by recursion overflows the stack.
private final class Chain {
  let objects: [Doer]

  init(_ count: Int) {
    objects = (0..<count).map { _ in Doer() }
    for index in 1..<count { objects[index - 1].other = objects[index] }
  }

  func takeApart() { for object in objects { object.other = nil } }
}

private enum RetainCount {
  @_silgen_name("swift_retainCount")
  private static func count(_ object: UnsafeRawPointer) -> UInt

  static func of(_ object: AnyObject) -> UInt { count(Unmanaged.passUnretained(object).toOpaque()) }
}

private final class Dangling {
  unowned let base: Base
  init(_ base: Base) { self.base = base }
}

private final class Pointing {
  var strong: AnyObject?
  var alike: Unmanaged<Pointing>?
  unowned(unsafe) var unsafe: Pointing?
  var unmanaged: Unmanaged<Base>?
}

private final class WeakNothing {
  let link: Link
  init(_ link: Link) { self.link = link }
}

private final class WeakPair {
  weak var first: Doer?
  let second: Doer
  init(_ first: Doer, _ second: Doer) {
    self.first = first
    self.second = second
  }
}
