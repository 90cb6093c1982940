import Foundation

/// What a process gives up for good; only for exit tests.
enum LimitedProcess {
  /// From here on permissions bite, also where the tests run as root.
  static func becomeNobody() throws {
    guard geteuid() == 0 else { return }
    guard setgid(65_534) == 0, setuid(65_534) == 0 else { throw POSIXError(.EPERM) }
  }

  /// From here on a longer file cannot be written, as on a full disk.
  static func keepFilesBelow(bytes: Int) throws {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Darwin)
      let resource = RLIMIT_FSIZE
    #else
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #endif
    guard setrlimit(resource, &limit) == 0 else { throw POSIXError(.EPERM) }
  }
}
