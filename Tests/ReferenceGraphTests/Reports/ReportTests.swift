import ReferenceGraph
import Testing

/// Whole reports, word for word: of the same graph the same bytes.
@Suite struct `Whole reports` {
  @Test func `in text`() {
    let graph = ObjectGraph(of: Catalogue.make())

    #expect(
      graph.report(.text) == """
        Cycle 1 of 1, a cycle of strong references; who else holds it is not known while its roots are held.
            Catalogue.list                                     ══▶ List
            List.table.actions["open"] → capture 1 → capture 2 ══▶ Row
          ~ Row.catalogue                                      ══▶ Catalogue
        To fix: declare `weak` on `Row.catalogue`; whoever holds it from outside keeps the Catalogue.
        (6 objects hang together; fingerprint 3f4d1fb21aa0ee53)

        6 of 6 strong references to what the roots hold accounted for.

        Not read:
          List.memory: raw memory, of which nobody says what it holds

        """)
  }

  @Test func `in Mermaid`() {
    #expect(
      ObjectGraph(of: Catalogue.make()).report(.mermaid) == """
        flowchart LR
          n0["Catalogue"]
          n1["List"]
          n2["Row"]
          n0 ==>|"list"| n1
          n1 -.->|"table.actions[#quot;open#quot;] → capture 1 → capture 1"| n1
          n1 ==>|"table.actions[#quot;open#quot;] → capture 1 → capture 2"| n2
          n2 ==>|"catalogue"| n0
          linkStyle 0,2,3 stroke:#c00,stroke-width:3px

        """)
  }

  @Test func `for Graphviz`() {
    #expect(
      ObjectGraph(of: Catalogue.make()).report(.dot) == #"""
        digraph ownership {
          rankdir=LR;
          node [shape=box];
          n0 [label="Catalogue"];
          n1 [label="List"];
          n2 [label="Row"];
          n0 -> n1 [label="list", style=bold, color=red];
          n1 -> n1 [label="table.actions[\"open\"] → capture 1 → capture 1", style=dashed];
          n1 -> n2 [label="table.actions[\"open\"] → capture 1 → capture 2", style=bold, color=red];
          n2 -> n0 [label="catalogue", style=bold, color=red];
        }

        """#)
  }

  @Test func `in JSON`() {
    #expect(
      ObjectGraph(of: Catalogue.make()).report(.json) == #"""
        {
          "nodes": [
            {"order": 0, "label": "Catalogue", "type": "Catalogue", "qualifiedType": "ReferenceGraphTests.Catalogue"},
            {"order": 1, "label": "List", "type": "List", "qualifiedType": "ReferenceGraphTests.List"},
            {"order": 2, "label": "Row", "type": "Row", "qualifiedType": "ReferenceGraphTests.Row"}
          ],
          "edges": [
            {"source": 0, "target": 1, "path": "list", "ownership": "strong", "declaredType": "Optional<List>", "isProtocol": false},
            {"source": 1, "target": 1, "path": "table.actions[\"open\"] → capture 1 → capture 1", "ownership": "weak", "declaredType": "Optional<List>", "isProtocol": false},
            {"source": 1, "target": 2, "path": "table.actions[\"open\"] → capture 1 → capture 2", "ownership": "strong", "declaredType": "Row", "isProtocol": false},
            {"source": 2, "target": 0, "path": "catalogue", "ownership": "strong", "declaredType": "Optional<Catalogue>", "isProtocol": false}
          ],
          "cycles": [
            {"lines": ["Catalogue.list ══▶ List", "List.table.actions[\"open\"] → capture 1 → capture 2 ══▶ Row", "Row.catalogue ══▶ Catalogue"], "verdict": "a cycle of strong references; who else holds it is not known while its roots are held", "fix": "declare `weak` on `Row.catalogue`; whoever holds it from outside keeps the Catalogue.", "weaken": "Row.catalogue ══▶ Catalogue", "fingerprint": "3f4d1fb21aa0ee53", "occurrences": 1, "componentSize": 6, "isLibrary": false}
          ],
          "held": [],
          "strongReferences": {"seen": 6, "counted": 6},
          "blindSpots": [
            {"place": "List.memory", "reason": "raw memory, of which nobody says what it holds", "count": 1}
          ]
        }

        """#)
  }

  @Test func `of survivors that somebody holds, and of what could not be read`() {
    let graph = ObjectGraph.survivors {
      let list = List()
      list.memory = UnsafeMutablePointer<List>.allocate(capacity: 1)
      list.memory?.initialize(to: list)
      return [list]
    }

    #expect(
      graph.report(.text) == """
        List is alive without a cycle: held by 1 owner that is not visible.

        0 of 1 strong references accounted for.

        Not read:
          List.memory: raw memory, of which nobody says what it holds

        """)
  }

  @Test func `of nothing`() {
    #expect(
      ObjectGraph.survivors { [List()] }.report(.text) == """
        Nothing survived.

        0 of 0 strong references accounted for.

        """)
    #expect(
      ObjectGraph(of: List()).report(.text) == """
        No cycle of strong references that can be seen.

        0 of 0 strong references to what the roots hold accounted for.

        Not read:
          List.memory: raw memory, of which nobody says what it holds

        """)
  }

  @Test func `of fifty cycles of one kind are one finding`() {
    let graph = ObjectGraph.survivors {
      (0..<50).map { _ in Catalogue.make() }
    }

    #expect(graph.cycles.map(\.occurrences) == [50])
    #expect(graph.cycles.first?.verdict == .isolated)
    #expect(graph.report(.text).contains("50 times"))
  }
}

private final class Catalogue {
  var list: List?

  static func make() -> Catalogue {
    let (catalogue, list, row) = (Catalogue(), List(), Row())
    catalogue.list = list
    list.table = Table(actions: ["open": { [weak list] in _ = (list, row) }])
    row.catalogue = catalogue
    return catalogue
  }
}

private final class List {
  var table = Table()
  weak var selected: Row?
  var memory: UnsafeMutablePointer<List>?
}

private struct Table { var actions: [String: () -> Void] = [:] }
private final class Row { var catalogue: Catalogue? }
