import ReferenceGraph
import Testing
import ViperRules

/// What an audit says, and what it does not.
@MainActor @Suite struct `An audit of a module` {
  @Test func `tells rule, evidence, fix, the way to accept it, and where to read more`() async throws {
    let shop = await specimen("V01: a presenter keeps its view")

    let audit = ModuleAudit(of: shop.module, state: "opened")

    let rule = try #require(audit.violations.first?.rule)
    #expect(
      audit.failure == """
        Shop, opened

        V01 \(rule.title).
          KeepingPresenter.view ══▶ ShopScreen
        To fix: declare `weak` on `KeepingPresenter.view` and make its type optional.
        If it is right here, say why: .allowing("V01", "KeepingPresenter.view", because: "…")
        More: viper explain V01
        """)
    #expect(throws: BrokenRules.self) { try audit.check() }
  }

  @Test func `of a sound module throws nothing, live and closed`() async throws {
    let shop = await Specimen.sound.make()
    let live = ModuleAudit(of: shop.module)
    try live.check()
    #expect(live.parts.map(\.role) == [.view, .presenter, .interactor, .router])

    shop.close()

    try live.closed().check()
  }

  @Test func `says which rules it could not judge yet, and why`() async {
    let shop = Shop.assembled(entities: [])
    let live = ModuleAudit(of: shop.module)
    #expect(
      live.open == [
        .v05: "its view was not let go of", .v07: "no late answer was given", .v10: "no entity is named",
        .v17: "no entity is named",
      ])

    shop.close()

    #expect(live.closed().answeredLate(doing: []).open.keys.map(\.id).sorted() == ["V10", "V17"])
  }

  @Test func `holds nothing of it`() async {
    let shop = await Specimen.sound.make()
    let audit = ModuleAudit(of: shop.module)

    shop.close()

    #expect(shop.module.view == nil)
    #expect(shop.module.interactor == nil)
    #expect(audit.name == "Shop")
  }

  @Test func `finds a module that is still there although nothing in it is wrong`() async {
    let shop = await Specimen.sound.make()
    let kept = shop.module.presenter
    let live = ModuleAudit(of: shop.module)

    shop.close()
    let closed = live.closed()

    #expect(closed.violations.map { "\($0.rule.id) \($0.place)" } == ["V05 ShopPresenter"])
    #expect(
      closed.violations.first?.evidence == [
        "ShopPresenter is still there after its view was let go of: held by 1 owner that is not visible"
      ])
    withExtendedLifetime(kept) {}
  }

  @Test func `walks from the view, and finds the rest by the endings of their types`() async {
    let shop = await Specimen.sound.make()

    let walked = shop.screen.map { Module("Shop", walkingFrom: $0) }

    #expect(walked?.presenter === shop.module.presenter)
    #expect(walked?.interactor === shop.module.interactor)
    #expect(walked?.router === shop.module.router)
  }

  @Test func `walks to the presenter that refers to the view, not to the first that is named so`() async {
    let screen = AlertingScreen()
    let shop = Shop.assembled(screen: screen)

    let walked = Module("Shop", walkingFrom: screen)

    #expect(walked.presenter === shop.module.presenter)
  }

  @Test func `takes what is handed over, and walks to the rest`() async throws {
    let shop = await Specimen.sound.make()
    let (screen, other) = (try #require(shop.screen), ShopScreen())

    let walked = Module("Shop", walkingFrom: screen, router: other)

    #expect(walked.router === other)
    #expect(walked.interactor === shop.module.interactor)
  }

  @Test func `keeps an exception to what it has not looked at yet`() async throws {
    let shop = await Specimen.sound.make()
    let exception = AcceptedViolation.allowing("V05", "ShopPresenter", because: "somebody keeps it")
    let (kept, live) = (shop.module.presenter, ModuleAudit(of: shop.module, accepting: [exception]))
    try live.check()

    shop.close()

    try live.closed().check()
    withExtendedLifetime(kept) {}
  }

  @Test func `walks by other endings, and says what it did not find`() async throws {
    let shop = await Specimen.sound.make()
    let screen = try #require(shop.screen)

    let audit = ModuleAudit(
      of: Module("Shop", walkingFrom: screen, endings: [.presenter: ["Presenter"], .router: ["Router"]]))

    #expect(audit.violations.map { "\($0.rule.id) \($0.place)" } == ["V02 ShopPresenter → interactor"])
  }

  @Test func `finds what is held weakly too, and says that it should not be`() async throws {
    let shop = await specimen("scheme: a wireframe owns everything, and the screen holds weakly")
    let screen = try #require(shop.screen)

    let audit = ModuleAudit(of: Module("Shop", walkingFrom: screen))

    #expect(audit.violations.map(\.place).contains("LooseScreen → presenter"))
    #expect(audit.parts.count == 4)
  }

  @Test(arguments: [
    ("V01", "KeepingPresenter.view", " ", "V01 at KeepingPresenter.view is accepted without a reason"),
    (
      "V02", "KeepingPresenter.view", "a reason",
      "V02 at KeepingPresenter.view is accepted (“a reason”) but does not occur"
    ),
    ("V01", "Elsewhere.view", "a reason", "V01 at Elsewhere.view is accepted (“a reason”) but does not occur"),
  ]) func `an exception without a reason, or without a violation, is a failure of its own`(
    _ row: (rule: String, place: String, reason: String, failure: String)
  ) async throws {
    let shop = await specimen("V01: a presenter keeps its view")
    let exception = AcceptedViolation.allowing(row.rule, row.place, because: row.reason)

    let audit = ModuleAudit(of: shop.module, accepting: [exception])

    #expect(audit.outdated.count == 1)
    #expect(try #require(audit.failure).contains(row.failure))
  }

  @Test func `watches the children that it was told of`() async {
    let cell = ShopScreen()
    let shop = Shop.assembled(children: [cell])
    let live = ModuleAudit(of: shop.module)

    shop.close()

    #expect(live.closed().violations.map { "\($0.rule.id) \($0.place)" } == ["V05 ShopScreen"])
    withExtendedLifetime(cell) {}
  }

  @Test(arguments: [
    ("V03: an interactor keeps its output", "declare `weak` on `KeepingInteractor.output`"),
    ("V04: a router keeps its screen", "declare `weak` on `KeepingRouter.screen` and make its type optional"),
    (
      "V06: a section trusts that its presenter is there",
      "write `weak` for `unowned` on `TrustingSection.delegate` and make its type optional"
    ),
    (
      "V06: a presenter keeps itself by what it hands on",
      "write `[weak …]` for the TickingPresenter in the capture list of the closure in `TickingPresenter.tick`"
    ),
    (
      "V06: a section keeps itself by its button",
      "write `[weak …]` for the LoopingSection in the capture list of the closure in `LoopingSection.tap`; "
        + "`LoopingScreen` keeps the LoopingSection"
    ),
    (
      "V06: a table keeps its listeners",
      "hold the ShopPresenter weakly in `ListeningTable.listeners[0]`, in a struct with a `weak var`, or take it out when "
        + "it is done"
    ),
    (
      "V01: a presenter keeps its view in a state",
      "a payload cannot be weak: let `StatePresenter.state.attached` hold the ShopScreen in a struct with a `weak var`"
    ),
    (
      "V02: a presenter lets its interactor go",
      "let `ForgetfulPresenter` hold its interactor strongly, or accept in writing that it has none"
    ),
    ("scheme: the router owns the interactor", "hold it strongly: take `weak` from `RouterKeepingPresenter.useCase`"),
  ]) func `says what to write where`(_ row: (specimen: String, fix: String)) async {
    let shop = await specimen(row.specimen)

    #expect(ModuleAudit(of: shop.module).violations.first?.fix == row.fix)
  }

  @Test(arguments: [
    ("V08: a presenter knows its interactor by class", "FamiliarPresenter.interactor: ShopInteractor"),
    ("V09: a screen could ask the interactor by itself", "AskingScreen.useCase: any ShopUseCase"),
    ("V10: a display value carries an entity", "OrderRowScreen.rows.order: Order"),
    ("V12: an interactor knows where orders are kept", "FilingInteractor.archive: Archive"),
  ]) func `shows a declared type where there is no reference yet`(_ row: (specimen: String, line: String)) async {
    let shop = await specimen(row.specimen)

    #expect(ModuleAudit(of: shop.module).violations.map(\.evidence) == [[row.line]])
  }

  @Test func `of which not everything was read says so`() async throws {
    let shop = await Specimen.sound.make()
    let screen = try #require(shop.screen)
    let graph = ObjectGraph(of: screen, options: ObjectGraph.Options(nodeLimit: 2))

    let audit = ModuleAudit(name: "Shop", state: "", parts: [], graph: graph, found: [])

    #expect(
      try #require(audit.failure).contains("Not everything was checked. 2 objects: the limit of nodes was reached"))
  }

  @Test func `of a module that has gone says that nothing was checked`() async throws {
    let module = await Specimen.sound.make().module

    #expect(
      ModuleAudit(of: module).failure
        == "Shop\n\nNothing was checked: the view had gone already. To fix: hold it while it is audited.")
  }

  @Test func `reports a late answer once, by what it did`() async {
    let shop = await Specimen.sound.make()
    let audit = ModuleAudit(of: shop.module)

    #expect(audit.answeredLate(doing: []).violations.isEmpty)
    #expect(audit.answeredLate(doing: ["archive.save(1)"]).violations.map(\.evidence) == [["archive.save(1)"]])
  }

  private func specimen(_ name: String) async -> Shop {
    await Specimen.all.first { $0.name == name }?.make() ?? .assembled()
  }
}

private final class AlertingScreen: ShopScreen {
  let alerts = AlertPresenter()
}

private final class AlertPresenter {}
