internal import FileStorage

/// Why a file could not be loaded or saved, in words for the end of a run.
@MainActor final class LastProblem {
  var error: FileStorageError?

  var text: String {
    switch error {
    case nil: "the system did not say why"
    case .damaged: "it is damaged, and could not be set aside"
    case .newerVersion: "a newer version of this program has written it"
    case .notAFile: "it is no file"
    case .notReadable: "it may not be read"
    case .readOnly: "it may not be changed"
    case .full: "there is no room"
    case .missingFolder: "its folder is not there"
    case .unencodable: "it cannot be written as JSON"
    case .failed(let code): "the system refused (errno \(code))"
    }
  }
}
