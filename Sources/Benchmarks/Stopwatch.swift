/// Times one piece of work over and over.
enum Stopwatch {
  /// Nanoseconds that one call takes: the median of several rounds.
  ///
  /// - Parameter body: returns something that depends on its work, so that none of it can be left out.
  static func nanoseconds(calls: Int, rounds: Int = 9, _ body: () throws -> Int) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<rounds {
      var sum = 0
      let duration = try ContinuousClock().measure {
        for _ in 0..<calls { sum &+= try body() }
      }
      precondition(sum != 0, "The work under the clock has no result.")
      times.append(Double(duration.components.attoseconds) / 1e9 + Double(duration.components.seconds) * 1e9)
    }
    return times.sorted()[rounds / 2] / Double(calls)
  }
}
