/// One address for mail: a local part, an `@` and a domain; no comments, quotes or lists.
struct MailAddress {
  /// A dot-atom (RFC 5322, section 3.2.3) of at most 64 bytes (RFC 5321), beyond ASCII too (RFC 6532).
  let local: String

  /// Labels of letters and digits of any script, with hyphens inside; one is enough.
  let domain: String

  init?(_ text: String) {
    var scalars = text.unicodeScalars[...].drop { $0.properties.isWhitespace }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    if String(scalars.prefix(7)).lowercased() == "mailto:" { scalars = scalars.dropFirst(7) }

    let parts = scalars.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, String(parts[0]).utf8.count <= 64 else { return nil }
    guard parts[0].labels.allSatisfy(\.isAtom), parts[1].labels.allSatisfy(\.isDomainLabel) else { return nil }
    local = String(parts[0])
    domain = String(parts[1])
  }
}

extension Substring.UnicodeScalarView {
  /// What stands between dots; an empty one, which neither part of an address may have, included.
  fileprivate var labels: [Self] { split(separator: ".", omittingEmptySubsequences: false) }

  fileprivate var isAtom: Bool { !isEmpty && allSatisfy(\.isAtomText) }

  fileprivate var isDomainLabel: Bool {
    guard let first, let last, first.isLetterOrDigit, last != "-" else { return false }
    return allSatisfy { $0.isLetterOrDigit || $0.isMark || $0 == "-" }
  }
}

extension Unicode.Scalar {
  fileprivate var isAtomText: Bool {
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: false
    default: !"()<>[]:;@\\,.\"".unicodeScalars.contains(self)
    }
  }

  fileprivate var isLetterOrDigit: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber: true
    default: false
    }
  }

  /// A vowel or an accent that belongs to the letter before it.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }
}
