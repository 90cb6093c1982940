internal import Foundation

/// What of a name is compared: letters and digits without case, width, accents, and the difference between the two kana.
///
/// Apostrophes and what is typed for them, full stops and middle dots are left out; whatever else stands between words is one space.
package struct FoldedName: Hashable, Sendable {
  package let text: String

  package init(_ name: String) {
    // An acute accent that stands alone would become a space.
    let name = String(name.unicodeScalars.filter { $0 != "´" })
    // Full and half width become one (Unicode Standard Annex 15, form KC); then accents come apart from their letters.
    let apart = name.precomposedStringWithCompatibilityMapping.lowercased().decomposedStringWithCanonicalMapping
    var folded = String.UnicodeScalarView()
    for scalar in apart.unicodeScalars {
      switch scalar {
      case "'", "‘", "’", "ʻ", "ʼ", "`", ".", "·", "・": continue
      case "\u{3099}", "\u{309A}": folded.append(scalar)  // Voice marks: ハ, バ and パ are three letters.
      case "ぁ"..."ゖ": folded.append(Unicode.Scalar(scalar.value + 0x60) ?? scalar)
      default: folded.append(contentsOf: Self.letters(of: scalar))
      }
    }
    let words = String(folded).split(separator: " ").joined(separator: " ")
    text = words.precomposedStringWithCanonicalMapping
  }

  private static func letters(of scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .format: "".unicodeScalars
    case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil:
      (plainLetters[scalar] ?? String(scalar)).unicodeScalars
    default: " ".unicodeScalars
    }
  }

  /// Letters that are one with their stroke, and so do not come apart.
  private static let plainLetters: [Unicode.Scalar: String] = [
    "æ": "ae", "ð": "d", "đ": "d", "ħ": "h", "ı": "i", "ł": "l", "ø": "o", "œ": "oe", "ß": "ss", "þ": "th",
  ]
}
