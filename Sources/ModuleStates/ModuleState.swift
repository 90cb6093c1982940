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

extension ModuleState: CustomStringConvertible {
  /// `Converter, rate in flight`.
  public var description: String { "\(module), \(name)" }
}
