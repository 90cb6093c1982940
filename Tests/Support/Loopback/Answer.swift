/// What the server does with a request; several steps are written as a list.
public enum Answer: Sendable, ExpressibleByArrayLiteral {
  case send([UInt8])
  case steps([Answer])
  case close

  /// Goes on when the gate opens, and not at all when the client goes before that.
  case wait(until: Gate)

  public init(arrayLiteral steps: Answer...) { self = .steps(steps) }

  /// Waits until the client goes.
  public static let silence = wait(until: Gate())

  /// What need not be HTTP.
  public static func raw(_ text: String) -> Answer { send(Array(text.utf8)) }

  /// - Parameter headers: may tell another length than the body has.
  public static func status(_ code: Int, headers: [String: String] = [:], body: [UInt8] = []) -> Answer {
    let fields = ["Content-Length": "\(body.count)"].merging(headers) { $1 }.map { "\($0): \($1)\r\n" }.sorted()
    return [raw("HTTP/1.1 \(code) Any\r\n\(fields.joined())\r\n"), send(body)]
  }

  public static func json(_ text: String) -> Answer {
    status(200, headers: ["Content-Type": "application/json"], body: Array(text.utf8))
  }
}
