internal import FileStorage
internal import Foundation

/// The file that `--store` names, and why what should have been saved there was not, in words for the end of a run.
@MainActor final class Store {
  /// `nil` keeps things for this run only.
  let url: URL?

  var problem: FileStorageError?

  init(_ options: Options) {
    url = options["--store"].map { URL(filePath: $0) }
  }

  var failure: RunFailure {
    RunFailure(
      problem: "“\(url?.path ?? "")” could not be saved: \(reason).", hint: "Choose another file with --store.")
  }

  private var reason: String {
    switch problem {
    case nil: "the system did not say why"
    case .damaged(.some): "it was damaged, and has been set aside"
    case .damaged(nil): "it is damaged, and could not be set aside"
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
