internal import CurrencyConverter
internal import Foundation

/// The one place that creates services and hands them to configurators.
@MainActor struct CompositionRoot {
  private let rates: any RatesService
  private let memory: StoredCurrencyService
  private let today: any Today

  /// - Throws: `UsageError` for an option's value that means nothing.
  init(_ options: Options) throws(UsageError) {
    today = FixedDay(day: CalendarDay(options["--today"] ?? "2026-04-14")!)
    rates = BundledRates()
    memory = StoredCurrencyService(storage: InMemoryStorage())
  }

  func converterScreen() -> ConverterScreen {
    ConverterScreen(configurator: ConverterConfigurator(rates: rates, memory: memory, links: NoLinks(), today: today))
  }

  func saveConverter() async throws(RunFailure) {
  }
}
struct NoLinks: LinkOpening { func open(_ link: WebLink) throws(LinkError) { throw .notOpened } }
@MainActor struct FixedDay: Today { let day: CalendarDay }
