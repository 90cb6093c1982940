/// A test answers a question that was never asked, or that has ended already.
public struct NoSuchQuestion: Error, Equatable, CustomStringConvertible {
  public let number: Int
  public let asked: Int

  public init(number: Int, asked: Int) {
    self.number = number
    self.asked = asked
  }

  public var description: String {
    number > asked || number < 1
      ? "There is no question \(number) to answer: \(asked) asked so far. To fix: await its arrival first."
      : "Question \(number) has ended already: it was answered, or its task was cancelled."
  }
}
