internal import SpySupport
public import ViperRules

/// A module in one of its states, alive as long as this is held and not closed.
@MainActor public struct StagedModule {
  /// What to audit; holds its parts weakly.
  public let module: Module

  /// Lets go of the view, as its navigation or its cell would; the module should be gone.
  public let close: @MainActor () async throws -> Void

  /// Answers what is still asked, after the module is closed, and says what the doubles were told since it began to
  /// close, which should be nothing; `nil` where no answer is held.
  public let answerLate: (@MainActor () async throws -> [String])?

  /// - Parameters:
  ///   - doubles: what they were told is listed double by double, in this order.
  ///   - answer: answers what is still asked.
  ///   - tasks: those who asked, which have nobody to tell.
  init(
    _ module: Module, telling doubles: [any Spy], close: @escaping @MainActor () throws -> Void,
    answer: (@MainActor () throws -> Void)? = nil, awaiting tasks: [Task<Void, Never>?] = []
  ) {
    self.module = module
    self.close = {
      for double in doubles { double.forget() }
      try close()
    }
    guard let answer else {
      answerLate = nil
      return
    }
    answerLate = {
      try answer()
      for task in tasks { await task?.value }
      return doubles.flatMap { $0.unread }
    }
  }
}

extension Spy {
  fileprivate func forget() { _ = log.take() }
  fileprivate var unread: [String] { log.unread }
}
