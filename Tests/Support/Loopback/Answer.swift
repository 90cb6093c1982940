/// What the server does with a request, step by step.
public struct Answer: Sendable {
  enum Step: Sendable {
    case send([UInt8])
    case wait(Gate)
    case waitForClient
    case close
  }

  var steps: [Step]

  public static func status(
    _ code: Int, headers: [String: String] = [:], body: [UInt8] = [], length: Int? = nil
  ) -> Answer {
    let sized = headers.merging(["Content-Length": "\(length ?? body.count)"]) { $1 }
    return Answer(steps: [.send(head(code, sized) + body)])
  }

  public static func json(_ text: String) -> Answer {
    status(200, headers: ["Content-Type": "application/json"], body: Array(text.utf8))
  }

  public static func redirect(_ code: Int = 302, to location: String) -> Answer {
    status(code, headers: ["Location": location], body: Array("moved".utf8))
  }

  /// A body in chunks, each but the first after its gate (RFC 9112, section 7.1).
  public static func chunked(_ parts: [String], headers: [String: String] = [:], gates: [Gate] = []) -> Answer {
    var steps = [Step.send(head(200, headers.merging(["Transfer-Encoding": "chunked"]) { $1 }))]
    for (index, part) in parts.enumerated() {
      if index > 0, index <= gates.count { steps.append(.wait(gates[index - 1])) }
      steps.append(.send(Array("\(String(part.utf8.count, radix: 16))\r\n\(part)\r\n".utf8)))
    }
    return Answer(steps: steps + [.send(Array("0\r\n\r\n".utf8))])
  }

  /// A body of unknown length: 16 MiB, and then more to come that never comes.
  ///
  /// Not without end: on Linux URLSession reads a loopback faster than it comes to cancel, and fills the memory.
  public static func huge(status code: Int = 200, headers: [String: String] = [:]) -> Answer {
    let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 16 << 20)
    return Answer(steps: [.send(head(code, headers)), .send(blanks), .waitForClient])
  }

  /// Bytes that need not be HTTP; the connection closes after them.
  public static func raw(_ text: String) -> Answer {
    Answer(steps: [.send(Array(text.utf8)), .close])
  }

  /// Says nothing until the client goes.
  public static let silence = Answer(steps: [.waitForClient])

  public static let closing = Answer(steps: [.close])

  public func held(by gate: Gate) -> Answer { Answer(steps: [.wait(gate)] + steps) }

  /// Says it all, and then waits with the connection open.
  public func held(after gate: Gate) -> Answer { Answer(steps: steps + [.wait(gate)]) }

  /// Closes after what was said, whether it was all or not.
  public var cutOff: Answer { Answer(steps: steps + [.close]) }

  private static func head(_ code: Int, _ headers: [String: String]) -> [UInt8] {
    let fields = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
    return Array("HTTP/1.1 \(code) Any\r\n\(fields.joined())\r\n".utf8)
  }
}
