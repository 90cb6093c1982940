internal import Foundation

extension FileStorageError {
  init(loading refusal: Refusal) {
    switch refusal {
    case .notAFile, .system(ENXIO), .system(EOPNOTSUPP): self = .notAFile  // as a socket answers
    case .system(EACCES), .system(EPERM): self = .notReadable
    case .system(ENOTDIR): self = .missingFolder
    case .system(let code): self = .failed(code: code)
    }
  }

  init(saving refusal: Refusal) {
    switch refusal {
    case .notAFile: self = .notAFile
    case .system(EACCES), .system(EPERM), .system(EROFS): self = .readOnly
    case .system(ENOSPC), .system(EDQUOT), .system(EFBIG): self = .full
    case .system(ENOENT), .system(ENOTDIR): self = .missingFolder
    case .system(let code): self = .failed(code: code)
    }
  }
}
