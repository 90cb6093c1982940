internal import Foundation
internal import HTTPTransport

extension SearchError {
  /// What a failed request means for who searched.
  ///
  /// A page of another type, a redirect, a wrong address and what is no HTTP are answers of something that is no geocoder.
  init(_ error: HTTPError) {
    self =
      switch error {
      case .cancelled: .cancelled
      case .status(429): .rateLimited
      // What Foundation on Linux and elsewhere calls an answer that is no HTTP.
      case .failed(code: NSURLErrorUnsupportedURL), .failed(code: NSURLErrorBadServerResponse),
        .failed(code: NSURLErrorCannotParseResponse):
        .network(.malformed)
      case .noConnection, .failed: .network(.noConnection)
      case .cutOff: .network(.cutOff)
      case .timedOut: .network(.timedOut)
      case .status(let code): .network(.status(code))
      case .tooLarge: .network(.tooLarge)
      case .notHTTP, .contentType, .redirect: .network(.malformed)
      }
  }
}
