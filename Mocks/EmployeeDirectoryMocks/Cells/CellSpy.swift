public import EmployeeDirectory
public import SpySupport

/// Writes down which models a cell is given; takes only the stubs of the tests.
@MainActor public final class CellSpy: CellRepresenting, Spy {
  public enum Message: Equatable, Sendable {
    /// The stub of that number.
    case represent(Int)
    case prepareForReuse
  }

  public let log: MessageLog<Message>
  public var isBusy = false

  /// What the screen is told by when the cell shows something else.
  public let onChange: @MainActor () -> Void

  public init(onChange: @escaping @MainActor () -> Void, transcript: Transcript? = nil) {
    self.onChange = onChange
    log = MessageLog(receiver: "cell", transcript: transcript)
  }

  public func represent(_ model: any CellModel) throws(CellError) {
    guard let model = model as? CellModelStub else { throw .unknownModel }
    log.append(.represent(model.number))
  }

  public func prepareForReuse() { log.append(.prepareForReuse) }
}
