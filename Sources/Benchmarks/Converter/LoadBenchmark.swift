internal import CurrencyConverter
internal import Foundation
internal import HTTPTransport
internal import Loopback

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Ten thousand loads of the list over loopback: how far they let the memory grow, against `URLSession` alone.
///
/// A response that is not let go of would be 10 MB and more.
@MainActor struct LoadBenchmark {
  func run() async throws -> [Target] {
    let names = try await BundledRates().currencies().map { "\"\($0.code)\":\"\($0.name)\"" }
    let body = "{\(names.joined(separator: ","))}"
    let client = HTTPClient()

    // First, since the peak never falls: what stands above the present would hide what grows.
    let clock = ContinuousClock()
    let start = clock.now
    let loads = try await growth(body) { url in
      let rates = HTTPRates(base: url, client: client, today: SystemToday(in: .current) { Date() })
      _ = try await rates.currencies()
    }
    let each = (clock.now - start) / .milliseconds(30_000)
    let alone = try await growth(body) { url in
      _ = try await URLSession.shared.data(from: url)
    }

    return [
      Target(
        name: "10,000 list loads over loopback, growth of the peak memory", measured: loads, bound: .atMost(5),
        unit: "MB", detail: "\(Target.text(each)) ms each; URLSession alone: \(Target.text(alone)) MB")
    ]
  }

  /// In megabytes, after as many loads to warm up: the smaller of two runs, since what leaks does so in each, and what the
  /// allocator takes in advance comes in steps.
  private func growth(_ body: String, load: (URL) async throws -> Void) async throws -> Double {
    try await repeatedly(body, load)
    let before = Self.peakMemory
    try await repeatedly(body, load)
    let between = Self.peakMemory
    try await repeatedly(body, load)
    return min(between - before, Self.peakMemory - between)
  }

  /// Ten thousand times, from one server after the other, since each remembers what it was asked.
  private func repeatedly(_ body: String, _ load: (URL) async throws -> Void) async throws {
    for _ in 1...20 {
      let server = try LoopbackServer { _ in .json(body) }
      defer { server.stop() }
      for _ in 1...500 { try await load(server.url) }
    }
  }

  /// In megabytes.
  private static var peakMemory: Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss) / 1_048_576
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Double(usage.ru_maxrss) / 1_024
    #endif
  }
}
