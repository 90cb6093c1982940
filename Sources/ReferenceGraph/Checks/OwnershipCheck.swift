/// Compares who holds whom with a table written in a test.
public enum OwnershipCheck {
  /// The lines that differ; `nil` when the tables are the same.
  ///
  /// - Parameter table: a line for each reference, `Screen.presenter ══▶ Presenter`, in any order.
  public static func difference(of graph: ObjectGraph, to table: String) -> String? {
    let expected = Set(lines(table))
    let found = Set(lines(graph.ownershipTable))
    if expected == found { return nil }
    let marked = expected.union(found).sorted().map { line in
      found.contains(line) ? (expected.contains(line) ? "  " : "+ ") + line : "- " + line
    }
    return """
      The objects do not hold each other as the table says (- expected, + found):
      \(marked.joined(separator: "\n"))
      To fix: make the reference what its component's documentation says; if it is meant, change the table.
      """
  }

  private static func lines(_ table: String) -> [String] {
    table.split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }.filter { !$0.isEmpty }
  }
}
