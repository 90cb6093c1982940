/// A number and what is counted.
enum Count {
  /// `1 state`, `2 states`.
  static func of(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
