/// What a client asked for.
public struct Request: Equatable, Sendable {
  public let method: String

  /// Path and query.
  public let target: String

  /// By lowercase name.
  public let headers: [String: String]

  /// Reads the head of a request, the empty line left out.
  init(head: String) {
    let lines = head.split(separator: "\r\n")
    let words = (lines.first ?? "").split(separator: " ")
    method = words.first.map(String.init) ?? ""
    target = words.dropFirst().first.map(String.init) ?? ""
    let fields = lines.dropFirst().map { $0.split(separator: ":", maxSplits: 1) }.filter { $0.count == 2 }
    headers = Dictionary(fields.map { ($0[0].lowercased(), String($0[1].drop { $0 == " " })) }) { $0 + ", " + $1 }
  }
}
