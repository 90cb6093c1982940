import Testing

@testable import ViperRules

/// What is said of a rule over all states of a module.
@Suite struct `The verdict on a rule` {
  @Test func `is kept where nothing was found, and not judged where nothing looks`() {
    let module = ModuleReport.sound()

    #expect(Rule.examples.map { module.verdict(on: $0).name } == ["kept", "kept", "not judged"])
    #expect(AuditReport.example(module).isClean)
  }

  @Test func `is broken by one state of many, and told once`() throws {
    let module = makeSUT([.init(state: "first"), .init(state: "second", found: [.example, .example])])

    #expect(module.verdict(on: Rule.examples[0]).name == "broken")
    #expect(module.findings.map(\.states) == [["second"]])
    #expect(!AuditReport.example(module).isClean)
  }

  @MainActor @Test func `is given once one state was judged, and else says what is missing`() async throws {
    let (first, second) = (await Specimen.sound.make(), await Specimen.sound.make())
    let live = [first, second].map { ModuleAudit(of: $0.module) }
    func verdict(_ states: [ModuleAudit]) -> RuleVerdict {
      ModuleReport(system: "Shops", name: "Shop", states: states).verdict(on: .v07)
    }

    #expect(verdict(live).name == "not judged")
    #expect(verdict(live).reasons == ["no late answer was given"])
    #expect(verdict([live[0], live[1].answeredLate(doing: [])]).name == "kept")
  }

  @Test func `is accepted with its reason`() {
    let module = makeSUT([.init(found: [.example], accepting: [.example(because: "it is a lesson")])])

    #expect(module.verdict(on: Rule.examples[0]).reasons == ["it is a lesson"])
    #expect(AuditReport.example(module).isClean)
    #expect(
      AuditReport.example(module).text(.text).contains("  V01 at GreetingPresenter.kept, accepted: it is a lesson\n"))
  }

  @Test func `an exception that occurs in one state is not out of date`() {
    let exception = AcceptedViolation.example(because: "it is a lesson")

    #expect(makeSUT([.init(found: [.example], accepting: [exception]), .init(accepting: [exception])]).isClean)
    #expect(!makeSUT([.init(accepting: [exception]), .init(accepting: [exception])]).isClean)
  }

  private func makeSUT(_ states: [ModuleReport.Finding]) -> ModuleReport {
    .report(GreetingScreen(), states)
  }
}

extension AcceptedViolation {
  fileprivate static func example(because reason: String) -> AcceptedViolation {
    .allowing("V01", "GreetingPresenter.kept", because: reason)
  }
}
