import EmployeeDirectory
import Testing

@Suite struct `Picture in the format PBM` {
  @Test(arguments: [
    "P1\n3 2\n101\n010\n", "P1 3 2 1 0 1 0 1 0", "P1\t3\r\n2\u{B}\u{C}1010 10", "P1\n# by hand\n3 2\n101010",
    "P1#\n3#w\n2#h\n101010", "P1 003 2 101010 \n\n",
  ]) func `is plain`(_ text: String) throws {
    let picture = try PBM.picture(from: Array(text.utf8))

    #expect(picture == Picture(width: 3, height: 2, bits: [true, false, true, false, true, false]))
  }

  @Test func `is raw: eight pixels a byte, each row from a byte of its own, the rest of which is not looked at`() throws
  {
    let picture = try PBM.picture(from: Array("P4 9 2\n".utf8) + [0b1000_0001, 0b1111_1111, 0b0100_0000, 0b0000_0000])

    let bits = "100000011" + "010000000"
    #expect(picture == Picture(width: 9, height: 2, bits: bits.map { $0 == "1" }))
  }

  @Test func `raw pixels that look like blanks or a comment are pixels`() throws {
    let picture = try PBM.picture(from: Array("P4 8 2\n".utf8) + [UInt8(ascii: "\n"), UInt8(ascii: "#")])

    #expect(picture == Picture(width: 8, height: 2, bits: "0000101000100011".map { $0 == "1" }))
  }

  @Test func `is as large as a picture may be`() throws {
    let pixels = String(repeating: "1", count: 256)

    #expect(
      try PBM.picture(from: Array("P1 16 16 \(pixels)".utf8))
        == Picture(width: 16, height: 16, bits: pixels.map { _ in true }))
  }

  @Test(arguments: PBMRow.malformed) func `is nothing else`(_ row: PBMRow) {
    #expect(throws: row.error) { try PBM.picture(from: row.bytes) }
  }

  @Test func `is not cut: of a whole picture no beginning is one`() {
    let whole = Array("P4 9 2\n".utf8) + [1, 2, 3, 4]

    for count in whole.indices {
      #expect(throws: PBMError.self) { try PBM.picture(from: Array(whole.prefix(count))) }
    }
  }
}

struct PBMRow: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let error: PBMError
  var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }

  init(_ text: String, raw: [UInt8] = [], _ error: PBMError) {
    bytes = Array(text.utf8) + raw
    self.error = error
  }

  static let malformed = [
    PBMRow("", .otherFormat), PBMRow("P", .otherFormat), PBMRow("P1", .otherFormat), PBMRow("P2 1 1 1", .otherFormat),
    PBMRow("P5 1 1 1", .otherFormat), PBMRow("p1 1 1 1", .otherFormat), PBMRow("P11 1 1", .otherFormat),
    PBMRow(" P1 1 1 1", .otherFormat), PBMRow("", raw: [0xFF, 0xFE], .otherFormat), PBMRow("P1#", .otherFormat),
    PBMRow("P1 ", .noSize), PBMRow("P1 1", .noSize), PBMRow("P1 1 ", .noSize), PBMRow("P1 1 1", .noSize),
    PBMRow("P1 0 1 1", .noSize), PBMRow("P1 1 0 1", .noSize), PBMRow("P1 -1 1 1", .noSize),
    PBMRow("P1 +1 1 1", .noSize), PBMRow("P1 1.5 1 1", .noSize), PBMRow("P1 1x1 1", .noSize),
    PBMRow("P1 a 1 1", .noSize), PBMRow("P1 1 1#", .noSize), PBMRow("P1 # 1 1 1", .noSize),
    PBMRow("P1 17 1 1", .tooLarge), PBMRow("P1 1 17 1", .tooLarge),
    PBMRow("P1 99999999999999999999999 1 1", .tooLarge),
    PBMRow("P1 2 1 12", .noPixel), PBMRow("P1 2 1 1#\n1", .noPixel), PBMRow("P1 1 1 1\0", .noPixel),
    PBMRow("P1 2 1 1", .tooFewPixels), PBMRow("P1 2 1 ", .tooFewPixels), PBMRow("P1 2 1 101", .tooManyPixels),
    PBMRow("P4 9 1 ", raw: [1], .tooFewPixels), PBMRow("P4 9 1 ", raw: [1, 2, 3], .tooManyPixels),
    PBMRow("P4 8 1\r\n", raw: [1], .tooManyPixels), PBMRow("P4 8 1 ", .tooFewPixels),
  ]
}
