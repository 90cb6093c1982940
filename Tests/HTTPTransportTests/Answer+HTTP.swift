import Loopback

extension Answer {
  /// A success that says it is JSON, whatever its body is.
  static func ok(_ body: [UInt8], length: Int? = nil, type: String = "application/json", encoding: String? = nil)
    -> Answer
  {
    var headers = ["Content-Type": type]
    headers["Content-Length"] = length.map(String.init)
    headers["Content-Encoding"] = encoding
    return status(200, headers: headers, body: body)
  }

  static func redirect(_ code: Int = 302, to location: String) -> Answer {
    status(code, headers: ["Location": location], body: Array("moved".utf8))
  }

  /// Says that chunks of JSON follow (RFC 9112, section 7.1).
  static let chunkedHead = raw(
    "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n")

  /// A part of the body; an empty one is the last.
  static func chunk(_ text: String) -> Answer { raw("\(String(text.utf8.count, radix: 16))\r\n\(text)\r\n") }

  /// A body of unknown length: 16 MiB, and then more to come that never comes.
  ///
  /// Not without end: on Linux URLSession reads a loopback faster than it comes to cancel, and fills the memory.
  static func huge(_ code: Int) -> Answer {
    let blanks = send([UInt8](repeating: UInt8(ascii: " "), count: 16 << 20))
    return [raw("HTTP/1.1 \(code) Any\r\nContent-Type: application/json\r\n\r\n"), blanks, silence]
  }
}
