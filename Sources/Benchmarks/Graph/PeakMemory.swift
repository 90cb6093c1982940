internal import Foundation

/// How much memory a piece of work needs at most on top of what there was before.
enum PeakMemory {
  /// In bytes; `nil` where the system does not let a peak be forgotten.
  static func growth<Result>(of work: () -> Result) -> (result: Result, bytes: Double?) {
    #if os(Linux)
      _ = trim(0)
      let isReset = (try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))) != nil
      let before = kilobytes("VmRSS:")
      let result = work()
      let after = kilobytes("VmHWM:")
      guard isReset, let before, let after else { return (result, nil) }
      return (result, (after - before) * 1024)
    #else
      return (work(), nil)
    #endif
  }

  #if os(Linux)
    @_silgen_name("malloc_trim")
    private static func trim(_ padding: Int) -> Int32
  #endif

  private static func kilobytes(_ name: String) -> Double? {
    let status = try? String(contentsOf: URL(filePath: "/proc/self/status"), encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
  }
}
