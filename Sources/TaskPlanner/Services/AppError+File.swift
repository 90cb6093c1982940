internal import FileStorage

extension AppError {
  init(loading problem: FileStorageError) {
    switch problem {
    case .newerVersion: self = .newerVersion
    default: self = problem.leavesPlaceFree ? .damaged : .notReadable
    }
  }
}
