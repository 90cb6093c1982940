internal import Terminal

/// What went wrong although the program was called rightly, and what can be done.
struct RunFailure: Error, Equatable {
  let problem: String
  let hint: String

  /// - Throws: a failure for an output that takes nothing; that nobody reads any more is no failure.
  static func check(_ problem: OutputError) throws(RunFailure) {
    guard case .failed(let code) = problem else { return }
    throw RunFailure(problem: "The output could not be written (errno \(code)).", hint: "")
  }
}
