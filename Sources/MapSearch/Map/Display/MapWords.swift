package import Navigation

/// What the map says.
package enum MapWords {
  package static let emptyQuery = "Type the name of a place first."

  /// - Returns: `nil` where nothing is said: whoever takes a search back knows of it.
  package static func alert(for error: SearchError, query: String) -> AlertDisplay? {
    switch error {
    case .cancelled: nil
    case .noResult: AlertDisplay(message: "No result for “\(query)”.", offersRetry: false)
    case .rateLimited:
      AlertDisplay(message: "The map's server has been asked too often. Wait a moment.", offersRetry: true)
    case .network(let failure): AlertDisplay(message: sentence(for: failure), offersRetry: true)
    }
  }

  private static func sentence(for failure: NetworkFailure) -> String {
    switch failure {
    case .noConnection: "The map's server cannot be reached. Check the connection."
    case .timedOut: "The map's server did not answer in time."
    case .cutOff: "The connection to the map's server ended before its answer did."
    case .status(let code): "The map's server answered with status \(code)."
    case .tooLarge: "The answer of the map's server is too large."
    case .malformed: "The answer of the map's server cannot be read."
    }
  }
}
