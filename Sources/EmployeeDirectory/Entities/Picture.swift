/// A picture in black and white, no larger than a row has room for.
public struct Picture: Hashable, Sendable {
  /// In pixels.
  public static let maximumSide = 16

  public let width: Int
  public let height: Int
  private let bits: [Bool]

  /// - Parameter bits: true for black; row by row, from the top left.
  /// - Returns: `nil` for a side that is not within 1 and ``maximumSide``, or where the bits are too many or too few.
  public init?(width: Int, height: Int, bits: [Bool]) {
    guard 1...Self.maximumSide ~= width, 1...Self.maximumSide ~= height, bits.count == width * height else {
      return nil
    }
    self.width = width
    self.height = height
    self.bits = bits
  }

  /// Nothing is black beside the picture.
  public func isBlack(x: Int, y: Int) -> Bool {
    (0..<width).contains(x) && (0..<height).contains(y) && bits[y * width + x]
  }
}
