import Foundation
import TestSupport
import Testing
import ViperRules

/// What the rules say that the compiler says.
@Suite(.timeLimit(.minutes(1))) struct `Proofs by the compiler` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `each code is refused with exactly the words that its rule quotes`() async throws {
    let proofs = Rule.all.flatMap { rule in rule.compilerSays.map { (rule.id, $0) } }.filter { $1.checker != .build }
    var expected: [String] = []
    for (index, (id, proof)) in proofs.enumerated() {
      let name = "\(id)_\(index)"
      try Data("func \(name)() {\n\(proof.code)\n}\n".utf8).write(to: folder.place("\(name).swift"))
      expected.append("\(name): \(proof.checker == .compiler ? "error" : "warning"): \(proof.message)")
    }
    #expect(expected.count >= 10)

    #expect(try await findings(in: folder.names()) == expected.sorted())
  }

  @Test func `the build is asked for undeclared imports where CI starts`() throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Scripts/test")

    let flag = CompilerProof.Checker.build.rawValue.replacing("swift build ", with: "")
    #expect(try String(contentsOf: script, encoding: .utf8).contains(flag))
  }

  /// `file: error: message`, sorted; all files in one process.
  private func findings(in names: [String]) async throws -> [String] {
    let run = try await Viper.run(
      ["swiftc", "-typecheck", "-swift-version", "6", "-wmo", "-diagnostic-style", "llvm"]
        + names.map { folder.place($0).path },
      program: URL(filePath: "/usr/bin/env"))
    return run.error.matches(of: /([A-Za-z0-9_]+)\.swift:\d+:\d+: ((?:error|warning): .*)/).map { "\($0.1): \($0.2)" }
      .sorted()
  }
}
