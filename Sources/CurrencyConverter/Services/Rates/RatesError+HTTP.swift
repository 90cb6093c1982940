internal import HTTPTransport

extension RatesError {
  /// What a failed request means for who asked for rates.
  ///
  /// A stored rate may stand in where no answer came, or not all of it (``isOutage``). A page of
  /// another type, a redirect without end and a wrong address are answers of something that is no rates server.
  init(_ error: HTTPError) {
    self =
      switch error {
      case .noConnection, .cutOff, .failed: .noConnection
      case .timedOut: .timedOut
      case .cancelled: .cancelled
      case .status(let code): .status(code)
      case .tooLarge: .tooLarge
      case .notHTTP, .contentType, .redirect: .malformed
      }
  }
}
