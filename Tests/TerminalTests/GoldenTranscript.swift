import Foundation
import Testing

/// What a terminal program prints when it is given the lines of the transcript that begin with `> `.
struct GoldenTranscript {
  let name: String
  let text: String

  init(_ name: String) throws {
    self.name = name
    let folder = Bundle.module.bundleURL.appending(path: "Transcripts")
    text = try String(contentsOf: folder.appending(path: name + ".txt"), encoding: .utf8)
  }

  /// What is typed.
  var input: [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
  }

  /// Fails at the first line that differs.
  func check(_ printed: String, at location: SourceLocation = #_sourceLocation) {
    guard printed != text else { return }
    let (wanted, found) = (Self.lines(text), Self.lines(printed))
    let same = zip(wanted, found).prefix { $0 == $1 }.count
    let typed = found.prefix(same + 1).last { $0.hasPrefix("> ") } ?? "the start"
    Issue.record(
      """
      \(name).txt differs in line \(same + 1), after \(typed):
        wanted:  \(same < wanted.count ? wanted[same] : "(the end)")
        printed: \(same < found.count ? found[same] : "(the end)")
      To fix: mend what is printed; if it is right, write it to the transcript:
      \(printed)
      """, sourceLocation: location)
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
