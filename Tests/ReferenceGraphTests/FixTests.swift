import Foundation
import ReferenceGraph
import Testing

/// A fix names what can be written.
@Suite struct `Fixes` {
  @Test func `a payload of an enum`() {
    #expect(
      fix(ring { Choice.one($0) })
        == "a payload cannot be weak: let `Holder<Choice>.value.one` hold the Holder<Choice> in a struct with a `weak var`"
    )
  }

  @Test func `a value of any type`() {
    #expect(
      fix(ring { $0 as Any }) == "bind the type of `Holder<Any>.value` to classes (`AnyObject`) and declare it `weak`")
  }

  @Test func `an element`() {
    #expect(
      fix(ring { [$0] })
        == "hold the Holder<Array<Base>> weakly in `Holder<Array<Base>>.value[0]`, in a struct with a `weak var`, "
        + "or take it out when it is done")
  }

  @Test(arguments: [1, 2]) func `a captured object, alone or beside a number`(_ captures: Int) {
    let objects = closureRing { doer in
      captures == 1 ? { doer.act() } : { doer.act(captures) }
    }
    defer { for case let doer as Doer in objects { doer.action = nil } }

    #expect(fix(objects) == "write `[weak …]` for the Doer in the capture list of the closure in `Doer.action`")
  }

  @Test func `a captured value that holds the object`() {
    let objects = closureRing { doer in
      let point = (Wide(base: doer), 1)
      return { _ = point }
    }
    defer { for case let doer as Doer in objects { doer.action = nil } }

    #expect(
      fix(objects) == "let the closure in `Doer.action` capture what it needs, not the value that holds the Doer")
  }

  @Test func `names an owner that the reader knows`() {
    let (root, parent, child) = (Holder<[Parent]>(), Parent(), Child())
    root.value = [parent]
    parent.children = [child]
    child.parent = parent
    defer { parent.children = [] }

    #expect(
      ObjectGraph(of: root).cycles.first?.fix.sentence
        == "declare `weak` on `Child.parent`; `Holder<Array<Parent>>` keeps the Parent.")
  }

  private func fix(_ objects: [AnyObject]) -> String? {
    ObjectGraph(of: objects).cycles.first?.fix.sentence.components(separatedBy: ";").first
  }
}

@Suite struct `Large graphs` {
  @Test func `with many ways to the same arrays are told in as many lines as there are references`() {
    final class Nested { var value: Any? }
    var value: Any = [Doer()]
    for _ in 0..<30 { value = [value, value] }
    let nested = Nested()
    nested.value = value

    let graph = ObjectGraph(of: nested)

    #expect(graph.edges.count == 1)
    #expect(graph.edges.first?.path.contains(" more …") == true)
  }

  @Test func `with many cycles of one kind are one finding`() {
    let list = Holder<[Parent]>()
    list.value = (0..<1_000).map { _ in
      let (parent, child) = (Parent(), Child())
      parent.children = [child]
      child.parent = parent
      return parent
    }
    defer { for parent in list.value ?? [] { parent.children = [] } }

    #expect(ObjectGraph(of: list).cycles.map(\.occurrences) == [1_000])
  }

  @Test func `that were cut short are not clean`() {
    let link = Link()
    link.next = Link()
    link.next?.next = link
    defer { link.next = nil }

    let graph = ObjectGraph(of: link, options: .init(nodeLimit: 1))

    #expect(
      CycleCheck.failure(in: graph)
        == "Not everything was checked. 1 objects: the limit of nodes was reached: the rest was not walked")
  }
}
