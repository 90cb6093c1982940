internal import CurrencyConverter
internal import Foundation
internal import HTTPTransport
internal import Loopback

/// Ten thousand loads of the list over loopback: what they take of the memory, and of the time.
@MainActor struct LoadBenchmark {
  func run() async throws -> [Target] {
    let names = try await BundledRates().currencies().map { "\"\($0.code)\":\"\($0.name)\"" }
    let body = "{\(names.joined(separator: ","))}"
    let server = try LoopbackServer { _ in .json(body) }
    defer { server.stop() }
    let rates = HTTPRates(base: server.url, client: HTTPClient(), today: SystemToday(calendar: .current) { Date() })

    for _ in 1...1_000 { _ = try await rates.currencies() }
    let before = Self.peakMemory
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 1...10_000 { _ = try await rates.currencies() }
    let seconds = (clock.now - start) / .seconds(1)

    return [
      Target(
        name: "10,000 list loads over loopback, growth of the peak memory", measured: Self.peakMemory - before,
        bound: .atMost(2), unit: "MB", detail: "\(Target.text(seconds)) s; after 1,000 loads to warm up")
    ]
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
