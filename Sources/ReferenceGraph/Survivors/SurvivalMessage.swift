/// What a failed leak check says: the finding, the evidence, the next step.
public enum SurvivalMessage {
  /// - Parameters:
  ///   - survivors: what this failure is about; at least one object.
  ///   - others: what else was watched and is alive; a cycle shows as a group that stays together.
  public static func text(for survivors: [Watched], alongside others: [Watched] = []) -> String {
    let names = survivors.map(\.typeName)
    let finding =
      names.count == 1
      ? "\(names[0]) is still alive after the test let go of it."
      : "\(names.count) objects are still alive after the test let go of them:\n  \(names.joined(separator: "\n  "))"
    let company = Set(others.map(\.typeName)).sorted().joined(separator: ", ")
    let evidence = company.isEmpty ? "" : "\n  Alive together with it: \(company)"
    return finding + evidence + "\n" + advice
  }

  private static let advice = """
    To fix: find who holds it strongly and should not. The usual culprits:
      - a reference back to the owner without `weak`: view, output, delegate, screen, parent
      - a stored closure that captures `self`: write `[weak self]`
      - a Task that holds `self` across an `await`: bind what it needs, look `self` up after the answer
      - a double that keeps an object it was handed, or an answer it still holds back
    """
}
