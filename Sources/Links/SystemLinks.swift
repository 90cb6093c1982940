public import Foundation

/// Opens links by a program of the system; no shell reads the link.
public struct SystemLinks: LinkOpening {
  private let program: URL

  /// - Parameter program: is started with the link as its only argument, for example `xdg-open`.
  public init(program: URL) {
    self.program = program
  }

  /// Hands the link over; what the program makes of it is its own affair.
  public func open(_ link: Link) throws(LinkError) {
    let process = Process()
    process.executableURL = program
    process.arguments = [link.text]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw .notOpened
    }
  }
}
