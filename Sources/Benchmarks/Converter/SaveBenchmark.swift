internal import CurrencyConverter
internal import FileStorage
internal import Foundation

/// One save of the converter with all bundled rates, through to the disk, against a write that nobody waits to be safe.
@MainActor struct SaveBenchmark {
  func run() async throws -> [Target] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "viper-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let bundled = BundledRates()
    var rates: [ExchangeRate] = []
    for currency in try await bundled.currencies() {
      rates.append(try await bundled.rate(for: CurrencyPair(base: .usDollar, quote: currency.code)))
    }
    let record = SavedStateRecord(
      try SavedState(amount: .number(ExactDecimal(100)), pair: Conversion.initial.pair, rates: rates))
    let file = JSONFile<SavedStateRecord>(at: folder.appending(path: "saved.json"))
    let bytes = try JSONCoding.data(of: record)

    let times = try Stopwatch.compare(rounds: 51, calls: 1) {
      try file.save(record)
      return 1
    } slow: {
      try bytes.write(to: folder.appending(path: "written.json"))
      return 1
    }
    return [
      Target(
        name: "save", measured: times.fast / 1e6, bound: .atMost(5), unit: "ms",
        detail: "\(bytes.count) bytes, on the disk when it returns; merely written: \(Target.text(times.slow / 1e6)) ms"
      )
    ]
  }
}
