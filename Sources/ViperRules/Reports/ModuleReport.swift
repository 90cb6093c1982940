/// One module over all of its states.
public struct ModuleReport: Sendable {
  /// `CurrencyConverter`.
  public let system: String

  /// `Converter`.
  public let name: String

  /// One audit for each state, at least one.
  public let states: [ModuleAudit]

  public init(system: String, name: String, states: [ModuleAudit]) {
    self.system = system
    self.name = name
    self.states = states
  }
}

extension ModuleReport: CustomStringConvertible {
  /// `CurrencyConverter · Converter`.
  public var description: String { "\(system) · \(name)" }
}
