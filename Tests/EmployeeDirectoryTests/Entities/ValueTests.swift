import EmployeeDirectory
import Testing

@Suite struct `Values of the directory` {
  @Test func `an id has a text`() {
    #expect(EmployeeID("7")?.text == "7")
    #expect(EmployeeID("") == nil)
  }

  @Test(arguments: ["a", "Ada-7_b", String(repeating: "x", count: 64)]) func `a picture is named`(_ text: String) {
    #expect(PictureID(text)?.text == text)
  }

  @Test(arguments: [
    "", ".", "..", "a.pbm", "../a", "a/b", "/a", "a b", "é", "a\0", "a\n", String(repeating: "x", count: 65),
  ])
  func `a picture is not named by what could lead elsewhere`(_ text: String) {
    #expect(PictureID(text) == nil)
  }

  @Test func `a picture knows its pixels, and has none beside it`() throws {
    let picture = try #require(Picture(width: 2, height: 3, bits: [true, false, false, true, false, false]))

    let black = (-1...3).flatMap { y in (-1...2).filter { picture.isBlack(x: $0, y: y) }.map { [$0, y] } }

    #expect(black == [[0, 0], [1, 1]])
    #expect(!picture.isBlack(x: .max, y: .min))
  }

  @Test(arguments: [(0, 1), (1, 0), (-1, -1), (17, 1), (1, 17), (.max, .max)])
  func `a picture has a side of 1 to 16`(_ width: Int, _ height: Int) {
    #expect(Picture(width: width, height: height, bits: [true]) == nil)
  }

  @Test(arguments: [0, 255, 257]) func `a picture has a bit for each pixel`(_ count: Int) {
    #expect(Picture(width: 16, height: 16, bits: Array(repeating: true, count: count)) == nil)
  }
}
