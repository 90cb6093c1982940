/// Times one piece of work over and over.
enum Stopwatch {
  /// Nanoseconds that one call of each of two pieces of work takes: the median of several rounds.
  ///
  /// Both run in every round, so that a machine that slows down meanwhile slows down both.
  ///
  /// - Parameters:
  ///   - calls: how often the faster one is called in a round, for one call of the slower one.
  ///   - fast, slow: return something that depends on their work, so that none of it can be left out.
  static func compare(
    rounds: Int, calls: Int, fast: () throws -> Int, slow: () throws -> Int
  ) rethrows -> (fast: Double, slow: Double) {
    var times: (fast: [Double], slow: [Double]) = ([], [])
    for _ in 0..<rounds {
      times.fast.append(try nanoseconds(calls: calls, fast))
      times.slow.append(try nanoseconds(calls: 1, slow))
    }
    return (times.fast.sorted()[rounds / 2], times.slow.sorted()[rounds / 2])
  }

  private static func nanoseconds(calls: Int, _ body: () throws -> Int) rethrows -> Double {
    var sum = 0
    let duration = try ContinuousClock().measure {
      for _ in 0..<calls { sum &+= try body() }
    }
    precondition(sum != 0, "The work under the clock has no result.")
    let (seconds, attoseconds) = duration.components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(calls)
  }
}
