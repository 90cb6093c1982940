internal import Foundation

/// Measures what the project promises, each against its alternative in the same run.
///
/// With `--check` it ends with status 1 when a target is missed, with `--graph` it measures
/// the reference graph alone, with `--module` the audit of one module alone: that is promised for a debug build.
@main @MainActor struct Benchmarks {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.allSatisfy({ ["--check", "--graph", "--module"].contains($0) }) else {
      FileHandle.standardError.write(Data("Usage: Benchmarks [--check] [--graph | --module]\n".utf8))
      exit(2)
    }

    var targets: [Target] = []
    if arguments.contains("--module") {
      targets += ModuleBenchmark().run()
    } else if !arguments.contains("--graph") {
      targets += try ConvertBenchmark().run()
      targets += try await LoadBenchmark().run()
      targets += try await KeystrokeBenchmark().run()
      targets += try await CentsBenchmark().run()
      targets += try await SaveBenchmark().run()
      targets += try TodoBenchmark().run()
      targets += try SearchBenchmark().run()
    }
    if !arguments.contains("--module") { targets += GraphBenchmark().run() }
    for target in targets { print(target.line) }

    let missed = targets.filter { !$0.isMet }
    print("\(targets.count - missed.count) of \(targets.count) targets met")
    if arguments.contains("--check"), !missed.isEmpty { exit(1) }
  }
}
