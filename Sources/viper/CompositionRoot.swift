internal import CurrencyConverter
internal import FileStorage
internal import Foundation
internal import HTTPTransport

/// The one place that creates services and hands them to configurators.
@MainActor final class CompositionRoot {
  let rates: any RatesService

  private let today: any Today
  private let store: URL?
  private let memory: StoredCurrencyService
  private let problem: LastProblem

  /// - Throws: `UsageError` for an option whose value means nothing.
  init(_ options: Options) throws(UsageError) {
    today = try Self.today(options["--today"])
    rates = try Self.rates(options["--rates"], today: today)
    store = options["--store"].map { URL(filePath: $0) }
    problem = LastProblem()
    memory = StoredCurrencyService(storage: Self.storage(at: store, telling: problem))
  }

  /// - Parameter environment: `PATH` says where to look for the program that opens links.
  func converterScreen(environment: [String: String]) -> ConverterScreen {
    ConverterScreen(
      configurator: ConverterConfigurator(
        rates: rates, memory: memory, links: SystemLinks(program: Self.opener(in: environment["PATH"] ?? "")),
        today: today))
  }

  /// Waits until what was changed last is saved.
  func saveConverter() async throws(RunFailure) {
    do throws(SavedStateError) {
      try await memory.save()
    } catch {
      throw RunFailure(
        problem: "“\(store?.path ?? "")” could not be saved: \(problem.text).",
        hint: "Choose another file with --store.")
    }
  }
}

extension CompositionRoot {
  private static func today(_ text: String?) throws(UsageError) -> any Today {
    guard let text else { return SystemToday(calendar: .current) { Date() } }
    guard let day = CalendarDay(text) else {
      throw UsageError(problem: "“\(text)” is no day.", hint: "Write it like 2026-04-13.")
    }
    return FixedToday(day: day)
  }

  private static func rates(_ address: String?, today: any Today) throws(UsageError) -> any RatesService {
    guard let address else { return BundledRates() }
    guard (try? WebLink(address)) != nil, let url = URL(string: address), url.port.map({ $0 < 65_536 }) ?? true,
      url.user == nil, url.query == nil, url.fragment == nil
    else {
      throw UsageError(
        problem: "“\(address)” is no address of a server.",
        hint: "It is no more than scheme, host, port and path, for example https://api.frankfurter.dev.")
    }
    return HTTPRates(base: url, client: HTTPClient(), today: today)
  }

  private static func storage(at url: URL?, telling problem: LastProblem) -> any StorageService {
    guard let url else { return InMemoryStorage() }
    return JSONFileStorage(at: url) { problem.error = $0 }
  }

  /// The program that opens links on this system; where there is none, to start it fails and is said.
  private static func opener(in path: String) -> URL {
    let names = ["xdg-open", "open"]
    let folders = path.split(separator: ":").map { URL(filePath: String($0)) }
    let programs = names.flatMap { name in folders.map { $0.appending(path: name) } }
    return programs.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? URL(filePath: "/usr/bin/open")
  }
}
