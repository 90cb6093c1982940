import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct `Manual clock` {
  @Test func `wakes a sleeper when its time has come, and not before`() async throws {
    let clock = ManualClock()
    let sleeper = Task { try await clock.sleep(for: .seconds(10)) }
    try await clock.sleeper(1)

    clock.advance(by: .seconds(9.999))
    #expect(clock.sleeping == 1)
    clock.advance(by: .milliseconds(1))

    try await sleeper.value
    #expect(clock.sleeping == 0)
  }

  @Test func `a cancelled sleeper wakes at once, with an error`() async throws {
    let clock = ManualClock()
    let sleeper = Task { try await clock.sleep(for: .seconds(10)) }
    try await clock.sleeper(1)

    sleeper.cancel()

    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.sleeping == 0)
  }

  @Test func `a time that has passed already is no sleep`() async throws {
    let clock = ManualClock()
    clock.advance(by: .seconds(1))

    try await clock.sleep(for: .zero)

    #expect(clock.now > clock.now.advanced(by: .seconds(-1)))
  }
}
