/// Who knows what.
extension Rule {
  public static let v08 = Rule(
    id: "V08",
    title: "Components know each other only by protocol",
    statement: "The components of a module know each other only through protocols.",
    reason: """
      A presenter that stores the concrete interactor needs the interactor's services in each of its tests, for no double \
      can take that place. Behind a protocol it sees what it may ask and nothing else.
      """,
    sources: [.converter, .todo, .infinum],
    disputes: [],
    enforcement: [.types, .source, .compiler],
    compilerSays: [.strangerOfUseCase],
    fix: "`private let useCase: any ReceiptUseCase` instead of `private let useCase: ReceiptInteractor`.",
    exception: """
      A toolkit makes both parts and names their classes. Say so: \
      `AcceptedViolation.allowing("V08", "CellPresenter.cell", because: "the toolkit makes both")`.
      """,
    breaking: "store the concrete interactor in a presenter")

  public static let v09 = Rule(
    id: "V09",
    title: "Only neighbours talk to each other",
    statement: "View and presenter talk, presenter and interactor, presenter and router; nobody else does.",
    reason: """
      What happens after a tap is decided in one place, the presenter, and its tests tell all of it. A screen that stores \
      the use case passes it by: those tests stay green, while nobody shows that it is busy or says what went wrong.
      """,
    sources: [.converter, .infinum, .book],
    disputes: [
      RuleDispute(source: .converter, position: "a view inside the view may have the presenter as its delegate")
    ],
    enforcement: [.live, .types, .source, .compiler],
    compilerSays: [.strangerOfPresenter],
    fix: "Go through the presenter: the screen calls `presenter.refresh()`, and the presenter `useCase.refresh()`.",
    exception: """
      A part of the view tells the presenter by a delegate protocol of its own, weakly, as `CurrencyPicker` does. \
      Anything else: `AcceptedViolation.allowing("V09", "ReceiptScreen.useCase", because: "…")`.
      """,
    breaking: "store the use case in a screen")

  public static let v10 = Rule(
    id: "V10",
    title: "An entity never reaches the view",
    statement: "An entity never reaches the view: the presenter hands over values that are ready to be shown.",
    reason: """
      A view that has an entity formats it and decides by it, where no presenter test looks, and it changes whenever the \
      entity does. In the article behind TodoList the view formats status and date.
      """,
    sources: [.converter, .todo, .planner, .objcio],
    disputes: [
      RuleDispute(source: .objcio, position: "it stops before the presenter, which gets plain values as well")
    ],
    enforcement: [.types, .source],
    fix:
      "Show a value of texts and flags that the presenter makes: `view.show(ReceiptRow(title: title, total: total))`.",
    exception: """
      A copy would say the same word for word, as of a plain enumeration. Say so: \
      `AcceptedViolation.allowing("V10", "ReceiptScreen.kind", because: "…")`.
      """,
    breaking: "let a method of the view take the entity")

  public static let v12 = Rule(
    id: "V12",
    title: "An interactor is a facade over its services",
    statement: """
      An interactor is a facade over services: it reaches them by protocol and does not know how data is stored.
      """,
    reason: """
      Where data is kept changes more often than what is done with it. The converter keeps its amount in memory, in user \
      defaults or in a file, and its interactor is the same. In the article behind TodoList the shared store is \
      hard-wired, so that no test can hand it another.
      """,
    sources: [.converter, .book],
    disputes: [],
    enforcement: [.types, .source],
    fix: "`init(store: any ReceiptStore)`; the assembly hands in the store that keeps a file.",
    exception: """
      A class that is a part of the interactor is no service; its module names it: `helpers: [LatestQuestion.self]`. \
      Anything else: `AcceptedViolation.allowing("V12", "ReceiptInteractor.store", because: "…")`.
      """,
    breaking: "store the concrete file store in an interactor")

  public static let v17 = Rule(
    id: "V17",
    title: "An entity is a value that knows no module",
    statement: "An entity is a value, and knows nothing of modules.",
    reason: """
      A shared object changes behind the screen's back, perhaps from another thread, and nobody is told. A value stays \
      what it was when it was handed over, and two of them can be compared.
      """,
    sources: [.converter, .todo],
    disputes: [RuleDispute(source: .converter, position: "its own entity is a class that is shared")],
    enforcement: [.types, .source, .compiler],
    compilerSays: [.sharedEntity],
    fix: "`struct Receipt: Equatable, Sendable` with `let` properties; a change makes a new value.",
    exception: """
      Objects of a database may stay behind the service, which hands out values. Where one cannot: \
      `AcceptedViolation.allowing("V17", "Receipt", because: "…")`.
      """,
    breaking: "make an entity a class")
}
