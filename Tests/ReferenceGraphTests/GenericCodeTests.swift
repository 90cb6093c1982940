import ReferenceGraph
import Testing

/// Closures in generic code, whose captures stand at places that only their generic arguments tell.
@Suite struct `Captures in generic code` {
  @Test func `self of a generic class beside a number`() {
    let graph = ObjectGraph.survivors {
      let maker = Maker(Doer())
      maker.numberAndSelf(1)
      return [maker]
    }

    #expect(graph.cycles.first?.edges.map(\.line) == ["Maker<Doer>.action → capture 2 ══▶ Maker<Doer>"])
    #expect(graph.cycles.first?.verdict == .isolated)
  }

  @Test func `weak self of a generic class`() {
    let maker = Maker(Doer())
    maker.weakSelf()

    #expect(ObjectGraph(of: maker).edges.map(\.line).contains("Maker<Doer>.action → capture 1 ┈┈▶ Maker<Doer>"))
  }

  @Test func `what cannot be resolved is said, and what stands in front of it is read`() {
    let maker = Maker(Doer())
    maker.selfAndValue(1)
    defer { maker.action = nil }

    let graph = ObjectGraph(of: maker)

    #expect(graph.cycles.first?.edges.map(\.line) == ["Maker<Doer>.action → capture 1 ══▶ Maker<Doer>"])
  }

  @Test func `a generic method of a generic class is blind, not clean`() {
    let maker = Maker(Doer())
    maker.other("text")
    defer { maker.action = nil }

    let graph = ObjectGraph(of: maker)

    #expect(!graph.cycles.isEmpty || graph.blindSpots.map(\.reason) == [.unknownCapture])
  }

  @Test func `more than four parameters are blind, not clean`() {
    func keep<A, B, C, D, E>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ doer: Doer) {
      doer.action = {
        _ = (a, b, c, d, e)
        doer.act()
      }
    }
    let doer = Doer()
    defer { doer.action = nil }
    keep(Int8(1), 2, "3", 4.0, Int16(5), doer)

    let graph = ObjectGraph(of: doer)

    #expect(!graph.cycles.isEmpty || graph.blindSpots.map(\.reason) == [.unknownCapture])
  }

  @Test func `a parameter pack is blind, and no crash`() {
    func keep<each Value>(_ values: repeat each Value, doer: Doer) {
      doer.action = {
        _ = (repeat each values)
        doer.act()
      }
    }
    let doer = Doer()
    defer { doer.action = nil }
    keep(1, "two", doer: doer)

    let graph = ObjectGraph(of: doer)

    #expect(!graph.cycles.isEmpty || graph.blindSpots.map(\.reason) == [.unknownCapture])
  }

  @Test func `an empty value of a generic type is no blind spot`() {
    let holder = Holder<Void>()
    holder.value = ()

    #expect(ObjectGraph(of: holder).blindSpots.isEmpty)
  }
}

private protocol Making: AnyObject {}
extension Doer: Making {}

private final class Maker<Value: Making> {
  private let value: Value
  var action: (() -> Void)?

  init(_ value: Value) { self.value = value }

  func numberAndSelf(_ number: Int) { action = { _ = (number, self) } }
  func weakSelf() { action = { [weak self] in _ = self } }
  func selfAndValue(_ number: Int) { action = { [value] in _ = (self, number, value) } }
  func other<Other>(_ other: Other) { action = { _ = (other, self) } }
}
