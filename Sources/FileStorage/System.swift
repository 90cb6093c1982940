internal import Foundation

/// Why the system, or the kind of file, does not allow something.
enum Refusal: Error, Equatable {
  /// It is a folder, device, pipe or socket.
  case notAFile

  /// A call failed with this `errno`.
  case system(code: Int32)
}

/// Makes a call of the system, again as long as a signal interrupts it.
@discardableResult
func system<Answer: SignedInteger>(_ call: () -> Answer) throws(Refusal) -> Answer {
  while true {
    let answer = call()
    if answer >= 0 { return answer }
    let code = errno
    if code != EINTR { throw .system(code: code) }
  }
}

extension stat {
  var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }

  /// Everything of the mode but the kind of file.
  var permissions: mode_t { st_mode & ~S_IFMT }
}
