/// A place that the walk could not read, so that owners or cycles may hide behind it.
public struct BlindSpot: Hashable, Sendable, CustomStringConvertible {
  public enum Reason: String, Sendable {
    case noReflectionMetadata = "its module was compiled without reflection metadata"
    case opaqueStorage = "its storage is laid out by hand"
    case rawMemory = "raw memory, of which nobody says what it holds"
    case noncopyable = "a value that cannot be copied, such as a Mutex: the runtime does not tell its type"
    case block = "a block of C, which keeps what it captured to itself"
    case tailElements = "elements behind the object, known only to its class"
    case keyPathArguments = "arguments of subscripts in a key path"
    case taskFrame = "the frame of a task: what runs in it holds what it uses"
    case unknownType = "the runtime could not name the type"
    case unknownCapture =
      "the type of a capture depends on code that could not be resolved; those behind it are not read"
    case danglingUnowned = "unowned, and its object is gone: reading it would end the program"
    case danglingUnmanaged = "unmanaged, and not met elsewhere: its object may be gone"
    case nodeLimit = "the limit of nodes was reached: the rest was not walked"
    case unsupportedRuntime = "unsupported runtime: its layouts are not those this library knows, so nothing was read"
  }

  /// Where: `Catalogue.buffer`, or the type alone.
  public let place: String
  public let reason: Reason

  /// How many objects have it.
  public let count: Int

  public var description: String { (count == 1 ? place : "\(place) (\(count) objects)") + ": " + reason.rawValue }
}
