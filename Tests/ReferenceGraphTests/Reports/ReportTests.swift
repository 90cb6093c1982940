import ReferenceGraph
import Testing

/// Whole reports, word for word.
@Suite struct `Whole reports` {
  @Test func `a cycle through a closure in a dictionary in a struct`() {
    let graph = ObjectGraph(of: Catalogue.make())

    #expect(
      graph.report(.text) == """
        Cycle 1 of 1, a cycle of strong references; who else holds it is not known while its roots are held.
            Catalogue.list                            ══▶ List
          ~ List.table.actions["open"] → capture 2    ══▶ Row
            Row.catalogue                             ══▶ Catalogue

        """)
  }
}

private final class Catalogue {
  var list: List?

  static func make() -> Catalogue {
    let (catalogue, list, row) = (Catalogue(), List(), Row())
    catalogue.list = list
    list.table.actions = ["close": {}, "open": { [weak list] in _ = (list, row) }]
    row.catalogue = catalogue
    return catalogue
  }
}

private final class List { var table = Table() }
private struct Table { var actions: [String: () -> Void] = [:] }
private final class Row { var catalogue: Catalogue? }
