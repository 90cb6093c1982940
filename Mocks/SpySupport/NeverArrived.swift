/// A test waits for something that cannot come any more.
public struct NeverArrived: Error, Equatable, CustomStringConvertible {
  public let number: Int
  public let arrived: Int

  public init(number: Int, arrived: Int) {
    self.number = number
    self.arrived = arrived
  }

  public var description: String {
    "Number \(number) never arrived: \(arrived) came. To fix: look at how the one who should have sent it ended."
  }
}
