internal import Foundation

/// A keystroke the way the original converter handled it: binary floating point, and a new formatter for each text.
enum OriginalKeystroke {
  static func result(of text: String, rate: Double) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.usesGroupingSeparator = false
    formatter.maximumFractionDigits = 2
    formatter.roundingMode = .down
    return formatter.string(from: NSNumber(value: (Double(text) ?? 0) * rate)) ?? ""
  }
}
