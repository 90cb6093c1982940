internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

extension URLSessionConfiguration {
  /// A configuration under which no request knows of another.
  static var withoutMemory: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.urlCredentialStorage = nil
    // A day: the client's own deadline is meant to come first, and Foundation on Linux takes whole seconds only.
    configuration.timeoutIntervalForRequest = 86_400
    return configuration
  }
}
