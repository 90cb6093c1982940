import Foundation

extension Viper {
  /// A golden transcript of the terminal's tests: all of it, and what is typed.
  static func transcript(_ name: String) throws -> (text: String, input: String) {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: tests.appending(path: "TerminalTests/Transcripts/\(name).txt"), encoding: .utf8)
    let typed = text.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) + "\n" }
    return (text, typed.joined())
  }
}
