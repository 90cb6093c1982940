/// Counts what arrives, and lets a test wait for the next of it.
@MainActor final class Arrivals {
  private(set) var count = 0

  private let waiters = WaitingRoom<Void>()
  private var expected: [Int: Int] = [:]

  /// One more has arrived.
  func arrive() {
    count += 1
    for waiter in expected where waiter.value <= count { waiters.end(waiter.key, with: ()) }
  }

  /// Waits until so many have arrived; a cancelled wait ends as well.
  func arrival(of number: Int) async {
    guard count < number else { return }
    let waiter = expected.count
    expected[waiter] = number
    waiters.open(waiter)
    await waiters.wait(in: waiter, whenCancelled: ())
  }
}
