internal import Foundation
internal import Links

extension SystemLinks {
  /// Opens links by the program that does so on this system; where there is none, to start it fails and is said.
  ///
  /// - Parameter environment: `PATH` says where to look.
  init(environment: [String: String]) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map { URL(filePath: String($0)) }
    let programs = ["xdg-open", "open"].flatMap { name in folders.map { $0.appending(path: name) } }
    let program = programs.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    self.init(program: program ?? URL(filePath: "/usr/bin/open"))
  }
}
