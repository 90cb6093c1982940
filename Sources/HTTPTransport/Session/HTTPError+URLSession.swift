internal import Foundation

extension HTTPError {
  /// What `URLSession` says.
  ///
  /// On Linux a body that ends early or cannot be decompressed is "unknown", and no answer at all a "bad server response".
  ///
  /// - Parameter isAnswered: whether the head of the answer had come.
  init(_ error: any Error, isAnswered: Bool) {
    let error = error as NSError
    let code = error.domain == NSURLErrorDomain ? error.code : NSURLErrorUnknown
    self =
      switch code {
      case NSURLErrorCannotConnectToHost, NSURLErrorCannotFindHost, NSURLErrorDNSLookupFailed,
        NSURLErrorNotConnectedToInternet:
        .noConnection
      case NSURLErrorTimedOut: .timedOut
      case NSURLErrorCancelled: .cancelled
      case NSURLErrorNetworkConnectionLost: .cutOff
      case NSURLErrorUnknown where isAnswered: .cutOff
      case NSURLErrorBadServerResponse where !isAnswered: .cutOff
      default: .failed(code: code)
      }
  }
}
