import TestSupport
import Testing

/// A text, and the link that is made of it.
struct LinkRow: Sendable, CustomTestStringConvertible {
  let text: String
  var subject = ""

  /// `nil` for none.
  let link: String?

  var testDescription: String { (text + " " + subject).debugDescription }

  static func phones() throws -> [LinkRow] {
    try fixtures.csv("tel_cases.csv").map { try LinkRow($0, text: "input_escaped") }
  }

  static func mails() throws -> [LinkRow] {
    try fixtures.csv("mailto_cases.csv").map { try LinkRow($0, text: "input_escaped") }
  }

  static func subjects() throws -> [LinkRow] {
    try fixtures.csv("mailto_subject_cases.csv").map { try LinkRow($0, text: "address", subject: "subject_escaped") }
  }

  init(_ text: String, subject: String = "", _ link: String?) {
    self.text = text
    self.subject = subject
    self.link = link
  }

  private init(_ row: [String: String], text: String, subject: String? = nil) throws {
    let link = try #require(row["expected"])
    self.init(
      try Self.unescaped(#require(row[text])),
      subject: try subject.map { try Self.unescaped(#require(row[$0])) } ?? "", link == "nil" ? nil : link)
  }

  /// `\xNN`, `\uNNNN`, `\r` and `\n` as the characters that they stand for.
  private static func unescaped(_ text: String) throws -> String {
    text.replacing(/\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|([rn]))/) { match in
      if let letter = match.3 { return letter == "r" ? "\r" : "\n" }
      let scalar = (match.1 ?? match.2).flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init)
      return scalar.map { String(Character($0)) } ?? ""
    }
  }
}
