import Foundation
import ReferenceGraph
import Synchronization
import Testing

/// What types say of themselves, without a value of them.
@Suite struct `Declared types` {
  @Test func `tell their properties, with ownership, inherited ones first`() {
    let parts = DeclaredType(Derived.self).parts

    #expect(parts.map(\.name) == ["base", "strong", "weak", "unowned", "later"])
    #expect(parts.map(\.ownership) == [.strong, .strong, .weak, .unowned, .strong])
    #expect(
      parts.map(\.type.name) == ["Int", "Optional<Derived>", "Optional<Part>", "Optional<Plain>", "Optional<Thing>"])
  }

  @Test(arguments: [
    KindRow(Derived.self, .object), KindRow(Agent.self, .object), KindRow(Thing.self, .value),
    KindRow(Told.self, .value),
    KindRow((Int, Thing).self, .value), KindRow((any Part).self, .existential), KindRow(Any.self, .existential),
    KindRow((() -> Void).self, .function), KindRow(Thing.Type.self, .other), KindRow(Int?.self, .value),
  ]) func `are of a kind`(_ row: KindRow) {
    #expect(DeclaredType(row.type).kind == row.kind)
  }

  @Test func `of an enum: payloads that were never made`() {
    #expect(
      DeclaredType(Told.self).contents().map { "\($0.name): \($0.type.name)" } == [
        "show: Array<Thing>", "move: (from: Int, to: Optional<Thing>)", "show: Thing", "move.from: Int",
        "move.to: Optional<Thing>", "show.title: String", "move.to: Thing",
      ])
  }

  @Test func `of the toolchain: what they are generic over, and nothing of their own`() {
    func names(_ type: Any.Type) -> [String] { DeclaredType(type).parts.map(\.type.name) }

    #expect(names([String: Thing].self) == ["String", "Thing"])
    #expect(names(Result<Thing, CancellationError>.self) == ["Thing", "CancellationError"])
    #expect(names(Set<Int>.self) == ["Int"])
    #expect(names(String.self) == [])
    #expect(names(Date.self) == [])
  }

  @Test func `that a pack or a number stands in are read up to it`() {
    #expect(DeclaredType(Filtered.self).parts.map(\.name) == ["filter", "three", "pairs"])
    #expect(
      DeclaredType(Filtered.self).contents().map(\.name) == ["filter", "three", "pairs", "filter", "pairs", "pairs"])
  }

  @Test func `that hold themselves with ever other arguments come to an end`() {
    #expect(DeclaredType(Nest<Int>.self).contents { _ in true }.count < 40)
    #expect(DeclaredType(Finger<Int>.self).contents().count < 200)
  }

  @Test func `say where a generic parameter stands`() {
    #expect(DeclaredType(Made<Thing, Plain>.self).parts.map(\.isParameter) == [true, true, true, false, false])
  }

  @Test func `that hold themselves come to an end`() {
    #expect(DeclaredType(Branch.self).contents().map(\.name) == ["children", "next", "children", "next", "next"])
  }

  @Test func `leave out what cannot be copied, since only the compiler knows it`() {
    #expect(DeclaredType(Locked.self).parts.map(\.name) == ["name"])
  }

  @Test func `keep the ownership of what is optional`() {
    let weak = DeclaredType(Derived.self).contents().filter { $0.name == "weak" }
    #expect(weak.map(\.type.name) == ["Optional<Part>", "Part"])
    #expect(weak.map(\.ownership) == [.weak, .weak])
  }

  @Test func `say whom a property could hold`() {
    let child = Derived()

    #expect(DeclaredType(Plain.self).admits(child))
    #expect(DeclaredType((any Part).self).admits(child))
    #expect(!DeclaredType((any Part).self).admits(Plain()))
    #expect(DeclaredType(AnyObject.self).admits(Plain()))
    #expect(!DeclaredType(Thing.self).admits(child))
  }

  @Test func `objects are found by what they are, held weakly or not`() {
    let (root, other) = (Derived(), Derived())
    root.weak = other

    let found = ObjectGraph.objects(referredToBy: root) { $0.typeName == "Derived" }

    #expect(found.count == 1)
    #expect(found.first === other)
  }
}

struct KindRow: Sendable {
  let type: Any.Type
  let kind: DeclaredType.Kind

  init(_ type: Any.Type, _ kind: DeclaredType.Kind) {
    self.type = type
    self.kind = kind
  }
}

private protocol Part: AnyObject {}

private class Plain {
  let base = 1
}

private final class Derived: Plain, Part {
  lazy var strong = Derived()
  weak var weak: (any Part)?
  unowned var unowned: Plain?
  var later: Thing?
}

private final class Locked {
  let lock = Mutex(0)
  let name = ""
}

private struct Filtered {
  var filter: Predicate<Thing>?
  let three: InlineArray<3, Int>
  let pairs: KeyValuePairs<Int, String>
}

private final class Nest<Element> {
  var inner: Nest<[Element]>?
}

private indirect enum Finger<Element> {
  case single(Element)
  case deep(Element, Finger<[Element]>)
}

private final class Made<First, Second: AnyObject> {
  var first: First?
  let second: Second?
  weak var later: Second?
  let list: [First] = []
  let number = 1
  init(_ second: Second) { self.second = second }
}

private actor Agent {}

private struct Thing {
  let title: String
}

private enum Told {
  case show([Thing])
  case move(from: Int, to: Thing?)
  case hide
}

private struct Branch {
  let children: [Branch]
  let next: [Branch]?
}
