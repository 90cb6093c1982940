import Testing
import ViperRules

/// What a violation shows, and what it says to do.
@MainActor @Suite struct `A violation of a rule` {
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
  ]) func `says what to write where`(_ row: (specimen: String, fix: String)) async throws {
    let shop = try await Specimen.named(row.specimen)

    #expect(ModuleAudit(of: shop.module).violations.first?.fix == row.fix)
  }

  @Test(arguments: [
    ("V08: a presenter knows its interactor by class", "FamiliarPresenter.interactor: ShopInteractor"),
    ("V09: a screen could ask the interactor by itself", "AskingScreen.useCase: any ShopUseCase"),
    ("V10: a display value carries an entity", "OrderRowScreen.rows.order: Order"),
    ("V02: a presenter has no router", "LonelyPresenter holds no router"),
    ("V12: an interactor knows where orders are kept", "FilingInteractor.archive: Archive"),
  ]) func `shows a declared type where there is no reference yet`(_ row: (specimen: String, line: String)) async throws
  {
    let shop = try await Specimen.named(row.specimen)

    #expect(ModuleAudit(of: shop.module).violations.map(\.evidence) == [[row.line]])
  }
}
