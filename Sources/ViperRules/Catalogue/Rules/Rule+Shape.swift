/// What stands where: for a reader of sources, who follows.
extension Rule {
  public static let v11 = Rule(
    id: "V11",
    title: "Logic imports no user interface and does no I/O",
    statement: """
      Entities, presenters, interactors and routers import no user interface and do no input or output; of Foundation \
      they use value types only.
      """,
    reason: """
      What reads no clock, no locale, no file and no network gives the same answer on every machine. So a whole module, \
      its screen included, lives and dies in a plain test, without a simulator.
      """,
    sources: [.converter.only("no UIKit"), .own.only("the rest")],
    disputes: [],
    enforcement: [.source, .compiler],
    compilerSays: [.undeclaredImport],
    meanwhile: "`Scripts/rules` compares imports with a table, and finds where a clock, a locale or chance is read.",
    fix: "Move it into a service, and hand that in behind a protocol: `init(today: any Today)`.",
    exception: "`Date`, `URL` and their like may be part of a value. For more, say why in a comment at the import.",
    breaking: "`import FoundationNetworking` in a presenter")

  public static let v13 = Rule(
    id: "V13",
    title: "A router navigates and does nothing else",
    statement: "A router navigates and does nothing else; screens are built by an assembly.",
    reason: """
      A router that builds the next screen has to know all that the screen needs. TodoList shows it: its list's router \
      carries services that it never uses, only to hand them on.
      """,
    sources: [.book, .map],
    disputes: [
      RuleDispute(source: .converter, position: "the router assembles"),
      RuleDispute(source: .todo, position: "the router assembles"),
    ],
    enforcement: [.source],
    fix: "Hand the router the way to make the next screen: `init(screen: any Screen, makeAbout: () -> any Screen)`.",
    exception:
      "A small program saves a type for each module when its routers assemble. Say so in the router's comment.",
    breaking: "create the next screen in a router")

  public static let v14 = Rule(
    id: "V14",
    title: "A view is told, never asked",
    statement: "A view is passive: it shows what it is told, and is never asked for data.",
    reason: """
      What a view shows changes while somebody waits. In the article behind MapSearch the pin's title is read from the \
      field when the answer comes, so that a place gets the name of whatever has been typed since.
      """,
    sources: [.book, .infinum],
    disputes: [],
    enforcement: [.source],
    fix: "Let the event carry the value, `presenter.search(text)`, and keep it with the question.",
    exception: """
      Where a screen is shown is no data: a router may ask it for its navigation. For more, say why in a comment at the \
      requirement.
      """,
    breaking: "let a requirement of a view protocol return a value")

  public static let v15 = Rule(
    id: "V15",
    title: "One screen is one module",
    statement: "One screen is one module, and a part is named after its module and its role: `ReceiptPresenter`.",
    reason: """
      Who has read one module finds the way in all of them. A module with two screens would have two lifetimes, and \
      could not live as long as its view.
      """,
    sources: [.converter, .book],
    disputes: [],
    enforcement: [.source],
    fix: "Split the module; rename the type and its file.",
    exception: """
      A part of the view without logic, such as a picker, needs no module. A role may have another name, such as \
      wireframe for router, if it has it in the whole system.
      """,
    breaking: "rename a presenter")

  public static let v16 = Rule(
    id: "V16",
    title: "Only the assembly connects the parts",
    statement: "Only the assembly knows the concrete types, makes the parts and connects them.",
    reason: """
      A test that connects doubles takes the place of the assembly and of nothing else. A presenter that creates its \
      interactor cannot be handed another.
      """,
    sources: [.converter, .todo, .map, .book],
    disputes: [RuleDispute(source: .converter, position: "the configurator's protocol names the concrete screen")],
    enforcement: [.source, .compiler],
    compilerSays: [.reconnection, .undeclaredImport],
    fix:
      "`init(view: any ReceiptView, useCase: any ReceiptUseCase)`, kept in a `let`; the assembly creates what goes in.",
    exception: "Where the router assembles (V13), it is the assembly of its module. Say so in its comment.",
    breaking: "create the interactor in a presenter")

  public static let v19 = Rule(
    id: "V19",
    title: "Every protocol has a double that keeps the order",
    statement: "Every protocol has a hand-written double that records its calls in order.",
    reason: """
      One log states order, number, arguments and absence in one comparison. The only tests in the five sources have one \
      Boolean for each method; `Tests/TaskPlannerTests/BooleanSpyTests.swift` shows two faulty presenters that pass them.
      """,
    sources: [.book.only("its chapter on testing"), .own],
    disputes: [],
    enforcement: [.source],
    fix: "Add a spy in `Mocks` with an `enum Message` and one log of messages.",
    exception:
      "An empty protocol has nothing to record, and one that only answers may have a stub; its comment says so.",
    breaking: "add a protocol without a double")

  public static let v20 = Rule(
    id: "V20",
    title: "A cell takes a model or is a module",
    statement: "A simple cell takes a model and shows it; a complex cell, which loads or decides, is a module.",
    reason: """
      In the article behind EmployeeDirectory the cell reads its picture from disk, and a reused cell shows what it \
      showed before. As a module, `Portrait` cancels when its cell is reused, and of 10,000 rows only the visible ones \
      have one alive.
      """,
    sources: [.employees, .book],
    disputes: [],
    enforcement: [.source],
    fix: "Move what loads into a module that the cell owns, and that it lets go of in `prepareForReuse()`.",
    exception: "What is looks only, such as being highlighted, may stay in the cell.",
    breaking: "call a service in a cell")
}
