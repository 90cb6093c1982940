import Terminal
import Testing

@Suite struct `Line editor` {
  @Test(arguments: [
    Row("characters and Enter", "swap\n", [.entered("swap")]),
    Row("two lines at once", "a\nb\n", [.entered("a"), .entered("b")]),
    Row("a line end of another system", "a\r\n", [.entered("a")]),
    Row("characters of several bytes", "10 €\n", [.entered("10 €")]),
    Row("bytes that are no text", bytes: [0x61, 0xFF, 0x0A], [.entered("a\u{FFFD}")]),
    Row("the last line, without a line end", "swap", [], rest: "swap"),
    Row("control characters of a terminal", "a\u{3}\u{4}\u{7F}b\n", [.entered("a\u{3}\u{4}\u{7F}b")]),
  ]) func `a pipe is cut into lines and nothing else`(_ row: Row) {
    row.check(LineEditor(isTerminal: false))
  }

  @Test(arguments: [
    Row("characters and Enter", "swap\n", [.entered("swap")]),
    Row("Enter of a raw terminal", "swap\r", [.entered("swap")]),
    Row("backspace", "swapp\u{7F}\n", [.entered("swap")]),
    Row("backspace on nothing", "\u{8}\n", [.entered("")]),
    Row("backspace takes a whole character", "1é€👨‍👩‍👧\u{7F}\u{7F}\n", [.entered("1é")]),
    Row("Ctrl-U empties the line", "swap\u{15}a\n", [.entered("a")]),
    Row("Ctrl-W takes the last word", "from euro \u{17}yen\n", [.entered("from yen")]),
    Row("arrow keys do nothing", "a\u{1B}[A\u{1B}[1;5C\u{1B}OPb\n", [.entered("ab")]),
    Row("Escape, and then what ends the program", "\u{1B}\u{3}", [.interrupted]),
    Row("a begun sequence, and then what ends the program", "\u{1B}[\u{3}", [.interrupted]),
    Row("Escape, Enter, and a whole command", "\u{1B}\nquit\n", [.entered(""), .entered("quit")]),
    Row("other control characters do nothing", "a\u{1}\u{9}\u{0}b\n", [.entered("ab")]),
    Row("Ctrl-C", "swa\u{3}", [.interrupted], rest: "swa"),
    Row("Ctrl-D on an empty line", "\u{4}", [.ended]),
    Row("Ctrl-D on a begun line does nothing", "swa\u{4}", [], rest: "swa"),
  ]) func `a terminal edits its line`(_ row: Row) {
    row.check(LineEditor(isTerminal: true))
  }

  @Test(arguments: [true, false]) func `a line that never ends takes no memory, and is refused`(_ isTerminal: Bool) {
    var editor = LineEditor(isTerminal: isTerminal)
    for _ in 0..<LineEditor.longestLine { #expect(editor.take(UInt8(ascii: "1")) == nil) }
    for _ in 0..<10 { #expect(editor.take(UInt8(ascii: "2")) == nil) }

    #expect(editor.text.utf8.count == LineEditor.longestLine)
    #expect(editor.take(UInt8(ascii: "\n")) == .tooLong)
    #expect(editor.text == "")
    #expect(editor.take(UInt8(ascii: "\n")) == .entered(""))
  }

  @Test func `a line that was too long may be shortened`() {
    var editor = LineEditor(isTerminal: true)
    for _ in 0...LineEditor.longestLine { #expect(editor.take(UInt8(ascii: "1")) == nil) }

    #expect(editor.take(0x7F) == nil)

    #expect(editor.take(UInt8(ascii: "\n")) == .entered(String(repeating: "1", count: LineEditor.longestLine - 1)))
  }

  @Test func `an unfinished character is not shown`() {
    var editor = LineEditor(isTerminal: true)
    _ = Array("a€".utf8.dropLast()).map { editor.take($0) }

    #expect(editor.text == "a")
  }
}

extension `Line editor` {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let outcomes: [LineEditor.Outcome]
    let rest: String

    init(_ name: String, bytes: [UInt8], _ outcomes: [LineEditor.Outcome], rest: String = "") {
      testDescription = name
      self.bytes = bytes
      self.outcomes = outcomes
      self.rest = rest
    }

    init(_ name: String, _ text: String, _ outcomes: [LineEditor.Outcome], rest: String = "") {
      self.init(name, bytes: Array(text.utf8), outcomes, rest: rest)
    }

    func check(_ editor: LineEditor, at location: SourceLocation = #_sourceLocation) {
      var editor = editor
      #expect(bytes.compactMap { editor.take($0) } == outcomes, sourceLocation: location)
      #expect(editor.text == rest, sourceLocation: location)
    }
  }
}
