import SpySupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct `Awaited arrivals` {
  @Test func `whoever comes late does not wait`() async throws {
    let arrivals = Arrivals()
    arrivals.add()
    arrivals.add()
    arrivals.close()

    try await arrivals.wait(for: 1)
    try await arrivals.wait(for: 2)
  }

  @Test func `everybody is told as soon as it is enough`() async throws {
    let arrivals = Arrivals()
    let first = Task { try await arrivals.wait(for: 1) }
    let third = Task { try await arrivals.wait(for: 3) }

    for _ in 1...3 { arrivals.add() }

    try await first.value
    try await third.value
  }

  @Test func `what cannot come any more is an error`() async throws {
    let arrivals = Arrivals()
    let waiting = Task { try await arrivals.wait(for: 2) }
    arrivals.add()

    arrivals.close()

    await #expect(throws: NeverArrived(number: 2, arrived: 1)) { try await waiting.value }
    #expect("\(NeverArrived(number: 2, arrived: 1))".contains("Number 2 never arrived: 1 came. To fix:"))
  }

  @Test func `a cancelled wait ends`() async {
    let arrivals = Arrivals()
    let waiting = Task { try await arrivals.wait(for: 1) }

    waiting.cancel()

    await #expect(throws: NeverArrived(number: 1, arrived: 0)) { try await waiting.value }
  }
}
