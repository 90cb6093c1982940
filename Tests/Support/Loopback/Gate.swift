internal import Foundation

/// Holds an answer back until the test opens it; a pipe, since a thread can wait for one and for its client at once.
public final class Gate: Sendable {
  let pipe = Pipe()

  public init() {}

  /// For good: what is written is never read.
  public func open() { try? pipe.fileHandleForWriting.write(contentsOf: Data([1])) }

  /// Blocks the thread until the wanted descriptor is ready; `false` when the gate opens or the other is ready first.
  func isShut(until wanted: Int32, _ event: Int32 = POLLIN, unless other: Int32 = -1) -> Bool {
    let events = [(wanted, event), (other, POLLIN), (pipe.fileHandleForReading.fileDescriptor, POLLIN)]
    var watched = events.map { pollfd(fd: $0, events: Int16($1), revents: 0) }
    while poll(&watched, nfds_t(watched.count), -1) < 0, errno == EINTR {}
    return watched[0].revents != 0 && watched[2].revents == 0
  }
}
