internal import CurrencyConverter
internal import Foundation
internal import HTTPTransport
internal import Links
internal import Navigation
internal import Terminal

/// The currency converter, with the machine's clock, its links, and a server or a file where they are asked for.
@MainActor struct ConverterSystem: RunnableSystem {
  static let name = "converter"
  static let optionNames = ["--rates", "--store", "--today"]

  private let configurator: ConverterConfigurator
  private let memory: StoredCurrencyService
  private let store: Store

  init(_ options: Options, environment: [String: String]) throws(UsageError) {
    store = Store(options)
    memory = StoredCurrencyService(storage: Self.storage(in: store))
    let today = try options.today()
    configurator = ConverterConfigurator(
      rates: try Self.rates(options, today: today), memory: memory, links: SystemLinks(environment: environment),
      today: today)
  }

  func show(in navigation: any Navigating) throws(NavigationError) {
    try navigation.push(ConverterScreen(configurator: configurator), animated: false)
  }

  func frontEnd(for screen: any Screen) -> (any ScreenFrontEnd)? {
    ConverterFrontEnds.frontEnd(for: screen)
  }

  func finish() async throws(RunFailure) {
    guard (try? await memory.save()) == nil else { return }
    throw store.failure
  }

  /// The rates that the options ask for: those of a server, or the bundled ones.
  static func rates(_ options: Options, today: any Today) throws(UsageError) -> any RatesService {
    guard let base = try options.address("--rates", example: "https://api.frankfurter.dev") else {
      return BundledRates()
    }
    return HTTPRates(base: base, client: HTTPClient(), today: today)
  }

  private static func storage(in store: Store) -> any StorageService {
    guard let url = store.url else { return InMemoryStorage() }
    return JSONFileStorage(at: url) { store.problem = $0 }
  }
}
