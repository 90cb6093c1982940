/// An object that should be gone by the end of a test, watched without being kept.
public struct Watched: Sendable {
  // Read only after the test, when nothing else runs on the object.
  private nonisolated(unsafe) weak let object: AnyObject?

  /// The object's type as its module names it: `CurrencyConverter.ConverterPresenter`.
  public let typeName: String

  public init(_ object: AnyObject) {
    self.object = object
    // The runtime places a private type in an "unknown context" with an address, which changes from run to run.
    typeName = String(reflecting: type(of: object)).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }

  /// Whether somebody still holds the object.
  public var isAlive: Bool { object != nil }

  /// What a failed check says: the finding, the evidence, the next step.
  ///
  /// - Parameter others: what else was watched; a cycle shows as a group that stays together.
  public func survivalMessage(among others: [Watched]) -> String {
    let company = Set(others.filter(\.isAlive).map(\.typeName)).subtracting([typeName]).sorted()
    return """
      \(typeName) is still alive after the test let go of it.
        Alive together with it: \(company.isEmpty ? "nothing else that was watched" : company.joined(separator: ", "))
      To fix: find who holds it strongly and should not. The usual culprits:
        - a reference back to the owner without `weak`: view, output, delegate, screen, parent
        - a stored closure that captures `self`: write `[weak self]`
        - a Task that holds `self` across an `await`: bind what it needs, look `self` up after the answer
        - a double that keeps an object it was handed, or an answer it still holds back
      """
  }
}
