/// A state whose every part follows from its number, so that half of one, or a mix of two, is seen.
package struct NumberedState: Codable, Equatable, Sendable {
  package let number: Int
  private let filling: String

  /// From a few bytes to some hundred thousand, short after long: to write it takes longer than to encode it.
  package init(_ number: Int) {
    self.number = number
    filling = String(repeating: "\(number) ", count: number * 7813 % 20_011)
  }

  package var isWhole: Bool {
    self == NumberedState(number)
  }
}
