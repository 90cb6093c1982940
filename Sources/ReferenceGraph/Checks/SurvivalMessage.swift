/// What a failed leak check says: the finding, the evidence, the next step.
public enum SurvivalMessage {
  /// - Parameters:
  ///   - survivors: what this failure is about; at least one object.
  ///   - others: what else was watched and is alive.
  ///   - graph: of all survivors; `nil` where it is told elsewhere.
  public static func text(
    for survivors: [Watched], alongside others: [Watched] = [], graph: ObjectGraph?
  ) -> String {
    let names = survivors.map(\.typeName)
    let finding =
      names.count == 1
      ? "\(names[0]) is still alive after the test let go of it."
      : "\(names.count) objects are still alive after the test let go of them:\n  \(names.joined(separator: "\n  "))"
    let company = Set(others.map(\.typeName)).sorted().joined(separator: ", ")
    let evidence = company.isEmpty ? "" : "\n  Alive together with it: \(company)"
    guard let graph else { return finding + evidence }
    let explanation = graph.cycles.isEmpty ? "\n" + advice : ""
    return finding + evidence + "\n\n" + graph.report(.text) + explanation
  }

  private static let advice = """
    To fix: find who holds it strongly and should not. What no walk can see, but often holds:
      - a Task that holds `self` across an `await`: bind what it needs, look `self` up after the answer
      - a global or static variable, a timer, an observer that was never removed
      - a double that keeps an object it was handed, or an answer it still holds back
    """
}
