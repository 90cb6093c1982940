internal import HTTPTransport

extension SearchError {
  /// What a failed request means for who searched.
  ///
  /// A page of another type, a redirect without end and a wrong address are answers of something that is no geocoder.
  init(_ error: HTTPError) {
    self =
      switch error {
      case .cancelled: .cancelled
      case .status(429): .rateLimited
      case .noConnection, .cutOff, .failed: .network(.noConnection)
      case .timedOut: .network(.timedOut)
      case .status(let code): .network(.status(code))
      case .tooLarge: .network(.tooLarge)
      case .notHTTP, .contentType, .redirect: .network(.malformed)
      }
  }
}
