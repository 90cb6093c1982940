import ReferenceGraph

@testable import ViperRules

extension Rule {
  static func example(
    _ id: String, _ title: String, statement: String? = nil, enforcement: [Enforcement] = [.live]
  ) -> Rule {
    Rule(
      id: id, title: title, statement: statement ?? title + ".", reason: "Else the module leaks.", sources: [],
      disputes: [],
      enforcement: enforcement, fix: "Declare it `weak`.", exception: "Never: say so with `.allowing`.",
      breaking: "drop `weak`")
  }

  static let examples = [
    example("V01", "The view owns its presenter"), example("V08", "Components know protocols", enforcement: [.types]),
    example("V11", "Pure logic imports <nothing> & \"does\" nothing", enforcement: [.source]),
  ]
}

extension AuditReport {
  /// Of rules that only these tests know.
  static func example(_ modules: ModuleReport...) -> AuditReport { AuditReport(modules: modules, rules: Rule.examples) }
}

extension ModuleReport {
  /// A module of two objects, in a state without a name.
  static func sound(states: [String] = [""]) -> ModuleReport {
    let screen = GreetingScreen()
    let presenter = GreetingPresenter()
    screen.presenter = presenter
    presenter.view = screen
    return report(screen, states.map { Finding(state: $0) })
  }

  /// The same, and the presenter holds its view.
  static func broken(states: [String] = [""]) -> ModuleReport {
    let screen = GreetingScreen()
    let presenter = GreetingPresenter()
    screen.presenter = presenter
    presenter.kept = screen
    let report = report(screen, states.map { Finding(state: $0, found: [.example]) })
    presenter.kept = nil
    return report
  }

  struct Finding {
    var state = ""
    var found: [Violation] = []
    var accepting: [AcceptedViolation] = []
  }

  static func report(_ screen: GreetingScreen, _ states: [Finding]) -> ModuleReport {
    let graph = ObjectGraph(of: screen)
    let roles: [String: Role] = ["GreetingScreen": .view, "GreetingPresenter": .presenter]
    let parts = graph.nodes.compactMap { node in
      roles[node.typeName].map { ModuleAudit.Part(role: $0, node: node) }
    }
    return ModuleReport(
      system: "Greetings", name: "Greeting",
      states: states.map {
        ModuleAudit(
          name: "Greeting", state: $0.state, parts: parts, graph: graph, found: $0.found, accepting: $0.accepting)
      })
  }
}

extension Violation {
  static let example = Violation(
    Rule.examples[0], at: "GreetingPresenter.kept", evidence: ["GreetingPresenter.kept ══▶ GreetingScreen"],
    fix: "declare `weak` on GreetingPresenter.kept")
}

final class GreetingScreen { var presenter: GreetingPresenter? }

final class GreetingPresenter {
  weak var view: GreetingScreen?
  var kept: GreetingScreen?
}
