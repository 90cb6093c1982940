import Testing

@Suite struct `Tables the links are held against` {
  /// A table that is read as empty would make its tests pass without a word.
  @Test func `are complete`() throws {
    #expect(try LinkRow.phones().count == 18)
    #expect(try LinkRow.mails().count == 18)
    #expect(try LinkRow.subjects().count == 4)
    #expect(try LinkRow.phones().contains { $0.text == "+420\u{A0}123\u{202F}456\u{2009}789" })
    #expect(try LinkRow.phones().contains { $0.text == "+1 201 555 0123, +1 201 555 0124" })
  }
}
