import Testing
import ViperRules

/// The audit reports each sin and nothing else; a silent audit and a noisy one are both red.
@MainActor @Suite struct `Specimens under audit` {
  @Test(arguments: Specimen.all + Specimen.allSound) func `have exactly what they are named after`(
    _ specimen: Specimen
  ) async throws {
    let audit = try await audit(await specimen.make())

    #expect(audit.violations.map { "\($0.rule.id) \($0.place)" } == specimen.expected)
  }

  @Test(arguments: Specimen.all) func `can be accepted, with a reason, by what the violation says`(
    _ specimen: Specimen
  ) async throws {
    let accepted = specimen.expected.map { one in
      let parts = one.split(separator: " ", maxSplits: 1).map(String.init)
      return AcceptedViolation.allowing(parts[0], parts[1], because: "it is a specimen")
    }

    let audit = try await audit(await specimen.make(), accepting: accepted)

    #expect(audit.violations.isEmpty)
    #expect(audit.accepted.count == specimen.expected.count)
    #expect(audit.outdated.isEmpty)
  }

  /// Why V01 does not take `unowned` for an answer.
  @Test func `an unowned view ends the program when an answer comes late`() async throws {
    let run = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let shop = try await Specimen.named("scheme: an unowned view")
      let presenter = shop.module.presenter as? TrustingPresenter

      shop.close()

      presenter?.didLoad(Order(total: 1))
    }

    let words = String(decoding: try #require(run).standardErrorContent, as: UTF8.self)
    #expect(words.contains("unowned reference"))
  }

  private func audit(_ shop: Shop, accepting: [AcceptedViolation] = []) async throws -> ModuleAudit {
    let live = ModuleAudit(of: shop.module, accepting: accepting)
    shop.close()
    return live.closed().answeredLate(doing: try await shop.answerLate())
  }
}
