import ReferenceGraph
import Testing

@testable import ViperRules

/// Where things stand in a drawing, so that nothing covers anything else.
@Suite struct `A drawing of a module` {
  @Test func `leads from the view to the right, with what knows it from outside on the left`() {
    let (picture, columns, _) = makeSUT()

    let names = zip(picture.objects.map(\.name), columns).sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    #expect(
      names.map { "\($0.1) \($0.0)" } == ["0 Desk", "1 Screen", "2 Presenter", "3 Interactor", "3 Router", "4 Store"])
  }

  @Test func `has no box over another, and no lane through a box`() {
    let (_, columns, placement) = makeSUT()

    for one in placement.boxes.indices {
      for other in placement.boxes.indices where other > one && columns[one] == columns[other] {
        let (one, other) = (placement.boxes[one], placement.boxes[other])
        #expect(one.bottom < other.y || other.bottom < one.y)
      }
      for (lane, y) in placement.lanes where lane.column == columns[one] {
        #expect(!(placement.boxes[one].y...placement.boxes[one].bottom).contains(y))
      }
    }
    #expect(Set(placement.lanes.values).count == placement.lanes.count)
    #expect(placement.lanes.isEmpty == false)
  }

  @Test func `a reference leaves beside its name and arrives at the head of its object`() throws {
    let (picture, columns, placement) = makeSUT()
    let view = try #require(picture.references.first { $0.path == "view" })

    let route = EdgeRoute(view, row: 0, columns: columns, placement: placement)

    #expect(!route.pointsRight && !route.leavesRight)
    #expect(route.start == (placement.boxes[view.source].x, placement.boxes[view.source].departure(0)))
    #expect(route.tip == (placement.boxes[view.target].right, placement.boxes[view.target].arrival))
  }

  @Test(arguments: [
    ("presenter", "presenter"), ("rows[2].tap → capture 1", "rows[…].tap → capture 1"),
    (#"byID["a]b"][0]"#, "byID[…][…]"), ("sets[[1, 2]].first", "sets[…].first"), ("open[", "open"),
  ]) func `positions and keys are left out`(_ path: String, _ expected: String) {
    #expect(path.withoutElements == expected)
  }

  private func makeSUT() -> (ModulePicture, columns: [Int], Placement) {
    let (screen, presenter, router, desk) = (Screen(), Presenter(), Router(), Desk())
    screen.presenter = presenter
    screen.desk = desk
    (presenter.view, presenter.router) = (screen, router)
    router.screen = screen
    let graph = ObjectGraph(of: screen)
    let roles: [(String, Role)] = [
      ("Screen", .view), ("Presenter", .presenter), ("Interactor", .interactor), ("Router", .router),
    ]
    let parts = roles.flatMap { name, role in
      graph.nodes.filter { $0.typeName == name }.map { ModuleAudit.Part(role: role, node: $0) }
    }
    let audit = ModuleAudit(name: "Order", state: "", parts: parts, graph: graph, found: [])
    let picture = ModulePicture(ModuleReport(system: "Orders", name: "Order", states: [audit]))
    let layering = Layering(picture)
    return withExtendedLifetime(desk) { (picture, layering.columns, Placement(picture, layering)) }
  }
}

private final class Desk {}
private final class Store {}
private final class Interactor { let store = Store() }
private final class Router { weak var screen: Screen? }

private final class Screen {
  weak var desk: Desk?
  var presenter: Presenter?
}

private final class Presenter {
  weak var view: Screen?
  let useCase = Interactor()
  var router: Router?
  lazy var store = useCase.store
}
