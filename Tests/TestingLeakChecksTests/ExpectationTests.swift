import ReferenceGraph
import Synchronization
import Testing
import TestingLeakChecks

@Suite struct `Expectations about references` {
  @Test func `the table that holds is silent, whatever its order and its spaces`() {
    expectOwnership(
      of: Owner.pair(),
      is: """
          Owned.owner  ┈┈▶  Owner

        Owner.owned ══▶ Owned
        """)
  }

  @Test func `a table that does not hold fails with the lines that differ`() {
    let texts = texts {
      expectOwnership(
        of: Owner.pair(),
        is: """
          Owner.owned ══▶ Owned
          Owned.owner ══▶ Owner
          """)
    }

    #expect(
      texts == [
        """
        The objects do not hold each other as the table says (- expected, + found):
        + Owned.owner ┈┈▶ Owner
        - Owned.owner ══▶ Owner
          Owner.owned ══▶ Owned
        To fix: make the reference what its component's documentation says; if it is meant, change the table.
        """
      ])
  }

  @Test func `objects to stop at are named and not walked`() {
    expectOwnership(of: Owner.pair(), stoppingAt: [Owned.self], is: "Owner.owned ══▶ Owned")
  }

  @Test func `no cycle is silent`() {
    expectNoReferenceCycles(from: Owner.pair())
  }

  @Test func `a cycle fails with the report`() {
    let texts = texts { expectNoReferenceCycles(from: Owner.ring()) }

    #expect(texts.count == 1)
    #expect(texts.first?.contains("~ Owned.delegate ══▶ Owner") == true)
    #expect(texts.first?.contains("To fix: declare `weak` on `Owned.delegate`;") == true)
  }

  @Test func `an accepted cycle is silent`() {
    expectNoReferenceCycles(
      from: Owner.ring(), accepting: .allowing("Owned.delegate", because: "the owner clears it on close"))
  }

  @Test func `an accepted cycle that no longer occurs fails`() {
    let texts = texts {
      expectNoReferenceCycles(from: Owner.pair(), accepting: .allowing("Owned.delegate", because: "once"))
    }

    #expect(
      texts == [
        "The cycle through Owned.delegate is accepted (“once”) but no longer occurs. To fix: take the exception away."
      ])
  }

  @Test func `an accepted cycle without a reason fails`() {
    let texts = texts {
      expectNoReferenceCycles(from: Owner.ring(), accepting: .allowing("Owned.delegate", because: " "))
    }

    #expect(
      texts == [
        "The cycle through Owned.delegate is accepted without a reason. To fix: say why it is right, and who ends it."
      ])
  }

  /// The texts of the issues that a body records.
  private func texts(_ body: () -> Void) -> [String] {
    let texts = Mutex<[String]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      texts.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return texts.withLock { $0 }
  }
}

private final class Owner {
  var owned: Owned?

  static func pair() -> Owner {
    let (owner, owned) = (Owner(), Owned())
    owner.owned = owned
    owned.owner = owner
    return owner
  }

  static func ring() -> Owner {
    let owner = Owner()
    let owned = Owned()
    owner.owned = owned
    owned.delegate = owner
    return owner
  }
}

private final class Owned {
  weak var owner: Owner?
  var delegate: AnyObject?
}
