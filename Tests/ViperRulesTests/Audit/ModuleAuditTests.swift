import ReferenceGraph
import Testing
import ViperRules

/// What an audit says, and what it does not.
@MainActor @Suite struct `An audit of a module` {
  @Test func `tells rule, evidence, fix, the way to accept it, and where to read more`() async throws {
    let shop = try await Specimen.named("V01: a presenter keeps its view")

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

  @Test func `says which rules it could not judge yet, and why`() async throws {
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

  @Test func `holds nothing of it`() async throws {
    let shop = await Specimen.sound.make()
    let audit = ModuleAudit(of: shop.module)

    shop.close()

    #expect(shop.module.view == nil)
    #expect(shop.module.interactor == nil)
    #expect(audit.name == "Shop")
  }

  @Test func `finds a module that is still there although nothing in it is wrong`() async throws {
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

  @Test func `keeps an exception to what it has not looked at yet`() async throws {
    let shop = await Specimen.sound.make()
    let exception = AcceptedViolation.allowing("V05", "ShopPresenter", because: "somebody keeps it")
    let (kept, live) = (shop.module.presenter, ModuleAudit(of: shop.module, accepting: [exception]))
    try live.check()

    shop.close()

    try live.closed().check()
    withExtendedLifetime(kept) {}
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
    let shop = try await Specimen.named("V01: a presenter keeps its view")
    let exception = AcceptedViolation.allowing(row.rule, row.place, because: row.reason)

    let audit = ModuleAudit(of: shop.module, accepting: [exception])

    #expect(audit.outdated.count == 1)
    #expect(try #require(audit.failure).contains(row.failure))
  }

  @Test func `watches the children that it was told of`() async throws {
    let cell = ShopScreen()
    let shop = Shop.assembled(children: [cell])
    let live = ModuleAudit(of: shop.module)

    shop.close()

    #expect(live.closed().violations.map { "\($0.rule.id) \($0.place)" } == ["V05 ShopScreen"])
    withExtendedLifetime(cell) {}
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

  @Test func `reports a late answer once, by what it did`() async throws {
    let shop = await Specimen.sound.make()
    let audit = ModuleAudit(of: shop.module)

    #expect(audit.answeredLate(doing: []).violations.isEmpty)
    #expect(audit.answeredLate(doing: ["archive.save(1)"]).violations.map(\.evidence) == [["archive.save(1)"]])
  }
}
