internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// One request and what has come of it so far; a step that breaks a limit throws, and then the exchange is over.
struct Exchange {
  private let mediaType: String
  private let limits: HTTPLimits
  private var redirects = 0
  private var isAnswered = false
  private var body = Data()

  init(accepting mediaType: String, limits: HTTPLimits) {
    self.mediaType = mediaType
    self.limits = limits
  }

  /// The request to send for a redirect.
  mutating func redirected(by response: HTTPURLResponse) throws(HTTPError) -> URLRequest {
    redirects += 1
    guard redirects <= limits.maximumRedirects,
      let location = response.value(forHTTPHeaderField: "Location"),
      // Foundation on Linux resolves a relative address without its folder, and escapes its query.
      let target = URL(string: location, relativeTo: response.url)?.absoluteURL,
      !(response.url?.scheme?.lowercased() == "https" && target.scheme?.lowercased() == "http")
    else { throw .redirect }

    do {
      return try URLRequest(getting: target, accepting: mediaType)
    } catch {
      throw .redirect
    }
  }

  /// Takes the head of the answer, which tells most of what can be wrong; interim ones (1xx) are passed over.
  mutating func answered(by response: URLResponse) throws(HTTPError) {
    guard let response = response as? HTTPURLResponse else { throw .failed(code: NSURLErrorBadServerResponse) }
    if 100...199 ~= response.statusCode { return }
    isAnswered = true
    guard 200...299 ~= response.statusCode else { throw .status(response.statusCode) }
    let contentType = response.value(forHTTPHeaderField: "Content-Type")
    guard let contentType, MediaType(contentType) == MediaType(mediaType) else { throw .contentType(contentType) }
    guard response.expectedContentLength <= limits.maximumBytes else { throw .tooLarge }
  }

  mutating func received(_ data: Data) throws(HTTPError) {
    guard data.count <= limits.maximumBytes - body.count else { throw .tooLarge }
    body.append(data)
  }

  /// - Parameter response: Foundation on Linux shows that of a redirect without a usable `Location` only here.
  func completed(with error: (any Error)?, response: URLResponse?) -> Result<Data, HTTPError> {
    if let error { return .failure(HTTPError(error, isAnswered: isAnswered)) }
    if isAnswered { return .success(body) }
    guard let response = response as? HTTPURLResponse else { return .failure(.cutOff) }
    return .failure(.status(response.statusCode))
  }
}
