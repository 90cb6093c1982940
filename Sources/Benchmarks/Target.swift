internal import Foundation

/// A number that is promised, and what was measured.
struct Target {
  enum Bound {
    case atLeast(Double)
    case atMost(Double)
  }

  let name: String
  let measured: Double
  let bound: Bound
  let unit: String

  /// How the figure came about.
  let detail: String

  var isMet: Bool {
    switch bound {
    case .atLeast(let limit): measured >= limit
    case .atMost(let limit): measured <= limit
    }
  }

  var line: String {
    let limit =
      switch bound {
      case .atLeast(let limit): "≥ \(Self.text(limit))"
      case .atMost(let limit): "≤ \(Self.text(limit))"
      }
    return "\(isMet ? "ok    " : "MISSED")  \(name): \(Self.text(measured)) \(unit) (target \(limit))  \(detail)"
  }

  static func text(_ number: Double) -> String {
    String(format: number < 10 && number != number.rounded() ? "%.2f" : "%.0f", number)
  }
}
