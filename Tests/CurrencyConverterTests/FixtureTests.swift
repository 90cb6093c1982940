import Testing

@Suite struct `Tables the tests are held against` {
  /// A table that is read as empty would make its tests pass without a word.
  @Test func `are complete`() throws {
    #expect(try RoundingRow.all.count == 59)
    #expect(try CrossRateRow.all.count == 10)
    #expect(try RedisplayRow.all.count == 13)
    #expect(try KeystrokeRow.recommended.count == 12)
    #expect(try KeystrokeRow.seed.count == 25)
    #expect(try PasteRow.all.count == 33)
    #expect(try Snapshot.load().rates.count == 29)
  }
}
