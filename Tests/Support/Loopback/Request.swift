/// What a client asked for: `target` is path and query, `headers` are by lowercase name.
public struct Request: Equatable, Sendable {
  public let method, target: String
  public let headers: [String: String]

  init(head: String) {
    let lines = head.split(separator: "\r\n")
    let words = lines[0].split(separator: " ").map(String.init)
    (method, target) = (words[0], words[1])
    let fields = lines.dropFirst().map { $0.split(separator: ": ", maxSplits: 1).map(String.init) }
    headers = Dictionary(fields.map { ($0[0].lowercased(), $0.dropFirst().joined()) }) { "\($0), \($1)" }
  }
}
