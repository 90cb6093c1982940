import Terminal
import Testing

@Suite struct `Lines on a terminal` {
  @Test(arguments: [
    Row("short lines stay", "one two", width: 7, ["one two"]),
    Row("a line breaks between words", "one two three", width: 8, ["one two", "three"]),
    Row("a word longer than the line is cut", "abcdefgh ij", width: 3, ["abc", "def", "gh", "ij"]),
    Row(
      "what is indented stays indented", "  12  EUR : Euro and more", width: 14,
      ["  12  EUR :", "  Euro and", "  more"]),
    Row("an indent as wide as the line leaves room", "     ab", width: 3, ["  a", "  b"]),
    Row("wide characters count twice", "日本円 円", width: 6, ["日本円", "円"]),
    Row("a mark on a letter counts nothing", "e\u{301}e\u{301}e\u{301}", width: 3, ["e\u{301}e\u{301}e\u{301}"]),
    Row("an empty line stays", "", width: 5, [""]),
    Row("a width of nothing still ends", "日本", width: 0, ["日", "本"]),
    Row("without a width nothing breaks", "one two three", width: nil, ["one two three"]),
    Row("what turns the direction of writing is replaced", "a\u{202E}b\u{2066}\u{2028}c", width: nil, ["a�b��c"]),
    Row("what a terminal would obey is replaced", "a\u{1B}[2J\n\u{9B}b", width: nil, ["a�[2J��b"]),
  ]) func `respects the width`(_ row: Row) {
    #expect(Frame.text([Line(row.text)], width: row.width, isColoured: false) == row.lines)
  }

  @Test(arguments: [
    (Line.Style.plain, "a"), (.strong, "\u{1B}[1ma\u{1B}[0m"), (.faint, "\u{1B}[2ma\u{1B}[0m"),
    (.warning, "\u{1B}[31ma\u{1B}[0m"),
  ]) func `colours a style only where colour is wanted`(_ style: Line.Style, _ coloured: String) {
    #expect(Frame.text([Line("a", style)], width: 80, isColoured: true) == [coloured])
    #expect(Frame.text([Line("a", style)], width: 80, isColoured: false) == ["a"])
  }

  @Test func `each part of a broken line is coloured by itself`() {
    #expect(
      Frame.text([Line("a b", .strong)], width: 1, isColoured: true)
        == ["\u{1B}[1ma\u{1B}[0m", "\u{1B}[1mb\u{1B}[0m"])
  }
}

extension `Lines on a terminal` {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let width: Int?
    let lines: [String]

    init(_ name: String, _ text: String, width: Int?, _ lines: [String]) {
      testDescription = name
      self.text = text
      self.width = width
      self.lines = lines
    }
  }
}
