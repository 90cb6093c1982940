/// A currency that can be chosen.
public struct Currency: Hashable, Sendable {
  public let code: CurrencyCode
  public let name: String

  public init(code: CurrencyCode, name: String) {
    self.code = code
    self.name = name
  }
}
