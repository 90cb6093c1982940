/// Who holds whom.
extension Rule {
  public static let v01 = Rule(
    id: "V01",
    title: "A view owns its presenter, which knows it weakly",
    statement: "The view owns its presenter; the presenter holds its view weakly.",
    reason: """
      View and presenter need each other, and two strong references are a cycle that nobody frees: the closed screen \
      stays, and all that it holds. Of 13 public VIPER examples that were judged for this project 6 leak, and none of \
      the six has a test that could see it. In the well-known mutualmobile/VIPER-SWIFT `weak` does not occur: 12 of its \
      14 objects stay.
      """,
    sources: [.converter, .todo, .planner, .map, .book, .viperTodo],
    disputes: [
      RuleDispute(
        source: .infinum,
        position: "`unowned`, which makes no cycle either, but an answer that finds the view gone ends the program"),
      RuleDispute(source: .coldLogical, position: "the wireframe owns the view, the presenter and the interactor"),
    ],
    enforcement: [.live, .source, .compiler],
    compilerSays: [.weak("view", in: "ReceiptPresenter", of: "ReceiptView")],
    fix: """
      In the presenter: `private weak let view: (any ReceiptView)?`; in the contract: `protocol ReceiptView: AnyObject`.
      """,
    exception: """
      The view does not own this presenter, and never will. Say so: \
      `AcceptedViolation.allowing("V01", "ReceiptPresenter.view", because: "…")`.
      """,
    breaking: "drop `weak` on a presenter's view")

  public static let v02 = Rule(
    id: "V02",
    title: "A presenter owns its interactor and its router",
    statement: "A presenter owns its interactor and its router: it holds both strongly.",
    reason: """
      Whoever shows a screen keeps the screen and nothing else; the rest of the module lives because the presenter holds \
      it. An interactor that is held weakly dies as soon as it is assembled: the user taps, nobody is asked, and nothing \
      reports it. The wireframe in the slides behind TaskPlanner has no owner and is gone when the call that made it ends.
      """,
    sources: [.converter, .todo, .map, .book],
    disputes: [RuleDispute(source: .ribs, position: "the router owns the interactor")],
    enforcement: [.live, .source, .compiler],
    compilerSays: [.weakUseCase],
    fix: "In the presenter: `private let useCase: any ReceiptUseCase` and `private let router: any ReceiptRouting`.",
    exception: """
      Something else owns the part and surely outlives the presenter. Say so: \
      `AcceptedViolation.allowing("V02", "ReceiptPresenter.router", because: "…")`.
      """,
    breaking: "make the interactor weak")

  public static let v03 = Rule(
    id: "V03",
    title: "An interactor holds its output weakly",
    statement: "An interactor knows its output, which is the presenter that owns it, weakly.",
    reason: """
      Presenter and interactor would hold each other. The screen itself is freed, so everything looks right, while the \
      two stay and go on working. In amitshekhariitbhu/iOS-Viper-Architecture the same cycle stands one step further \
      down, between the interactor and its remote data manager.
      """,
    sources: [.converter, .todo, .planner, .book],
    disputes: [],
    enforcement: [.live, .source, .compiler],
    compilerSays: [.weak("output", in: "ReceiptInteractor", of: "ReceiptUseCaseOutput")],
    fix: """
      In the interactor: `weak var output: (any ReceiptUseCaseOutput)?`, which the assembly sets; in the contract: \
      `protocol ReceiptUseCaseOutput: AnyObject`.
      """,
    exception: """
      The output does not own the interactor, such as one that only writes down what it is told. Say so: \
      `AcceptedViolation.allowing("V03", "ReceiptInteractor.output", because: "…")`.
      """,
    breaking: "drop `weak` on an interactor's output")

  public static let v04 = Rule(
    id: "V04",
    title: "A router holds its screen weakly",
    statement: "A router knows the screen from which it navigates weakly.",
    reason: """
      The screen owns the presenter, the presenter the router: a strong way back closes a cycle of three, which is \
      harder to see than one of two. What shows the screen, here the `NavigationStack`, is its owner.
      """,
    sources: [.converter, .todo, .planner, .map, .book],
    disputes: [
      RuleDispute(source: .infinum, position: "the wireframe holds its screen strongly until it is first shown")
    ],
    enforcement: [.live, .source, .compiler],
    compilerSays: [.weak("screen", in: "ReceiptRouter", of: "Screen")],
    fix: "In the router: `private weak let screen: (any Screen)?`, where `Screen` is a protocol for classes.",
    exception: """
      Nobody else can keep the screen until it is shown, and the router lets go of it then. Say so: \
      `AcceptedViolation.allowing("V04", "ReceiptRouter.screen", because: "…")`.
      """,
    breaking: "drop `weak` on a router's screen")
}
