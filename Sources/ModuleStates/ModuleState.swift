public import ViperRules

/// A module of one of the systems, and how to bring it into one of its states.
public struct ModuleState: Sendable {
  /// `CurrencyConverter`.
  public let system: String

  /// `Converter`.
  public let module: String

  /// `rate in flight`.
  public let name: String

  /// Assembles the module with real parts before held answers, and brings it into the state.
  public let stage: @MainActor @Sendable () async throws -> StagedModule
}

/// A module in one of its states, alive as long as this is held and not closed.
@MainActor public struct StagedModule {
  /// What to audit; holds its parts weakly.
  public let module: Module

  /// Lets go of the view, as its navigation or its cell would; the module should be gone.
  public let close: @MainActor () async throws -> Void

  /// Answers what is still asked, after the module is closed, and says what the doubles were told then, which should be
  /// nothing; `nil` where no answer is held.
  public let answerLate: (@MainActor () async throws -> [String])?
}
