internal import ReferenceGraph

/// A module of fifty objects, audited as a test does it: the walk, the cycles, the table. Meant for a debug build.
struct ModuleBenchmark {
  func run() -> [Target] {
    let screens = (0..<10).map { _ in AuditedScreen() }
    let root = AuditedStack(screens)
    let times = (0..<20).map { _ in
      ContinuousClock().measure {
        let graph = ObjectGraph(of: root)
        precondition(
          graph.cycles.isEmpty && graph.ownershipTable.count > 1_000, "The audit has not seen what is there.")
      } / .milliseconds(1)
    }
    return [
      Target(
        name: "audit of 51 objects in this build", measured: times.min() ?? 0, bound: .atMost(5), unit: "ms",
        detail: "the fastest of 20; the first, which learns the types: \(Target.text(times[0])) ms")
    ]
  }
}

private final class AuditedStack {
  let screens: [AuditedScreen]
  init(_ screens: [AuditedScreen]) { self.screens = screens }
}

private final class AuditedScreen {
  private var presenter: AuditedPresenter?
  private var rows: [String: () -> Void] = [:]

  init() {
    let presenter = AuditedPresenter(self)
    self.presenter = presenter
    rows["open"] = { [weak presenter] in presenter?.router.screen = nil }
  }
}

private final class AuditedPresenter {
  private weak var view: AuditedScreen?
  private let interactor = AuditedInteractor()
  let router = AuditedRouter()

  init(_ view: AuditedScreen) {
    self.view = view
    interactor.output = self
    router.screen = view
  }
}

private final class AuditedInteractor {
  weak var output: AuditedPresenter?
  private let service = AuditedService()
}

private final class AuditedRouter { weak var screen: AuditedScreen? }
private final class AuditedService { private var values: [Int] = [1, 2, 3] }
