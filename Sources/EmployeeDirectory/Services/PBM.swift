/// Reads one picture in the format PBM of Netpbm: plain (`P1`) or raw (`P4`), with comments before the pixels.
///
/// Stricter than Netpbm: nothing may follow the picture, and no comment stands among its pixels.
package struct PBM {
  private var rest: ArraySlice<UInt8>

  /// - Throws: for anything that is not exactly one picture.
  package static func picture(from bytes: [UInt8]) throws(PBMError) -> Picture {
    var reader = PBM(rest: bytes[...])
    return try reader.picture()
  }

  private mutating func picture() throws(PBMError) -> Picture {
    let format = String(decoding: rest.prefix(2), as: UTF8.self)
    rest = rest.dropFirst(2)
    guard ["P1", "P4"].contains(format), nextOfHeader()?.isBlank == true else { throw .otherFormat }

    let width = try side()
    let height = try side()
    let bits = try format == "P1" ? plainBits(width * height) : rawBits(width: width, height: height)
    guard let picture = Picture(width: width, height: height, bits: bits) else { throw .tooLarge }
    return picture
  }
}

// MARK: - Before the pixels

extension PBM {
  /// A width or height, with the blanks before it and the single one behind it.
  private mutating func side() throws(PBMError) -> Int {
    var byte = nextOfHeader()
    while byte?.isBlank == true { byte = nextOfHeader() }

    var side = 0
    while let digit = byte, digit.isASCIIDigit {
      side = side * 10 + Int(digit - UInt8(ascii: "0"))
      guard side <= Picture.maximumSide else { throw .tooLarge }
      byte = nextOfHeader()
    }
    guard side > 0, byte?.isBlank == true else { throw .noSize }
    return side
  }

  /// The next byte; a comment counts as the line's end behind it.
  private mutating func nextOfHeader() -> UInt8? {
    guard rest.first == UInt8(ascii: "#") else { return rest.popFirst() }
    rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return rest.popFirst()
  }
}

// MARK: - The pixels

extension PBM {
  private func plainBits(_ count: Int) throws(PBMError) -> [Bool] {
    let pixels = rest.filter { !$0.isBlank }
    guard pixels.allSatisfy({ "01".utf8.contains($0) }) else { throw .noPixel }
    try Self.check(pixels.count, is: count)
    return pixels.map { $0 == UInt8(ascii: "1") }
  }

  /// Eight pixels a byte, the leftmost in its highest bit; each row begins with a byte of its own.
  private func rawBits(width: Int, height: Int) throws(PBMError) -> [Bool] {
    let bytesOfRow = (width + 7) / 8
    try Self.check(rest.count, is: bytesOfRow * height)
    let bytes = Array(rest)
    return (0..<height).flatMap { y in
      (0..<width).map { x in bytes[y * bytesOfRow + x / 8] & 0x80 >> (x % 8) != 0 }
    }
  }

  private static func check(_ count: Int, is wanted: Int) throws(PBMError) {
    guard count >= wanted else { throw .tooFewPixels }
    guard count <= wanted else { throw .tooManyPixels }
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { " \t\n\u{B}\u{C}\r".utf8.contains(self) }
}
