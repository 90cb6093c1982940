extension Violation {
  /// The smallest change, as a sentence.
  var fixSentence: String { fix + "." }
}
