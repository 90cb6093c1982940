import Foundation
import TestSupport

/// A run of `SaveLoop`, and the numbers of the states that it says were saved.
final class SavingProcess {
  private let process = Process()
  private let output = Pipe()
  private var text = ""

  init(file: URL) throws {
    process.executableURL = BuiltProducts.program("SaveLoop")
    process.arguments = [file.path]
    process.standardOutput = output
    try process.run()
  }

  func waitForSaves(_ count: Int) throws {
    while numbers.count < count {
      let read = output.fileHandleForReading.availableData
      guard !read.isEmpty else { throw EndedEarly(saved: numbers.count) }
      text += String(decoding: read, as: UTF8.self)
    }
  }

  /// Ends it as a power cut would (`SIGKILL`); gives everything that was acknowledged.
  func kill() throws -> [Int] {
    Foundation.kill(process.processIdentifier, SIGKILL)
    // Its output ends with it; `waitUntilExit` would look for that too rarely for 200 times.
    text += String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    return numbers
  }

  /// Lines that were printed to their end.
  private var numbers: [Int] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().compactMap { Int($0) }
  }
}

struct EndedEarly: Error, CustomStringConvertible {
  let saved: Int

  var description: String {
    "SaveLoop ended by itself after \(saved) saves. To fix: run it by hand and read what it prints."
  }
}
