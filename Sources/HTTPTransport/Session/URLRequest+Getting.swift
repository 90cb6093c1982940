internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

extension URLRequest {
  init(getting url: URL, accepting mediaType: String) throws(HTTPError) {
    guard ["http", "https"].contains(url.scheme?.lowercased()), url.host()?.isEmpty == false else { throw .notHTTP }
    self.init(url: url)
    setValue(mediaType, forHTTPHeaderField: "Accept")
  }
}
