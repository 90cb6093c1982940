import CurrencyConverter
import CurrencyConverterMocks
import Days
import Foundation
import LinksMocks
import Navigation
import ReferenceGraph
import Testing

/// What the README shows is what happens.
@MainActor @Suite struct `The README` {
  @Test func `shows what the program prints`() async throws {
    let examples = try Readme.blocks(of: "console").flatMap { ("\n" + $0).components(separatedBy: "\n$ ").dropFirst() }
    let runs = examples.filter { $0.contains("swift run viper ") }
    #expect(runs.count >= 2)

    for run in runs {
      let lines = run.split(separator: "\n", maxSplits: 1).map(String.init)
      let parts = lines[0].components(separatedBy: "swift run viper ")
      let input = parts[0].firstMatch(of: /^printf '(.*)' \| $/)?.1.replacing("\\n", with: "\n") ?? ""
      let printed = try await Viper.run(parts[1].split(separator: " ").map(String.init), input: String(input)).output
      #expect(printed == lines[1] || printed == lines[1] + "\n")
    }
  }

  @Test func `shows main command and test command within the first ten lines`() throws {
    let start = try Readme.text().split(separator: "\n", omittingEmptySubsequences: false).prefix(10)

    #expect(start.contains { $0.hasPrefix("$ swift run viper") })
    #expect(start.contains("$ swift test"))
  }

  @Test func `shows the message for a module that is still alive`() throws {
    let screen = ConverterScreen(
      configurator: ConverterConfigurator(
        rates: BundledRates(), memory: StoredCurrencyService(storage: InMemoryStorage()), links: LinkOpeningSpy(),
        today: TodayStub(day: try #require(CalendarDay("2026-04-13")))))
    screen.load()
    let presenter = try #require(screen.presenter as? ConverterPresenter)
    let module: [AnyObject] = [screen, screen.picker, presenter, presenter.useCase, presenter.router]

    let finding = SurvivalMessage.text(for: module.map(Watched.init), graph: nil)
    let message = try #require(try Readme.blocks(of: "text").first { $0.hasPrefix(finding) })
    let references = message.split(separator: "\n").filter { $0.contains(Ownership.strong.arrow) }
    let table = ObjectGraph(of: screen).ownershipTable.split(separator: "\n").map(String.init)

    #expect(references.count == 2)
    for reference in references {
      // The suspect is weak where nobody has broken it.
      let isSuspect = reference.hasPrefix("  ~ ")
      let words = reference.split(separator: " ").filter { $0 != "~" }.joined(separator: " ")
      #expect(
        table.contains(isSuspect ? words.replacing(Ownership.strong.arrow, with: Ownership.weak.arrow) : words))
    }
  }

  @Test func `shows only Swift that the tests compile`() throws {
    let compiled = try Readme.file("Tests/viperTests/ReadmeExamples.swift")

    for example in try Readme.blocks(of: "swift") {
      #expect(compiled.contains(example), "not compiled: \(example)")
    }
  }

  @Test func `names only files that exist`() throws {
    for path in try Readme.text().matches(of: /`((?:Sources|Tests|Mocks|Scripts|\.ci)\/[A-Za-z0-9_\/.]+)/) {
      #expect(
        FileManager.default.fileExists(atPath: Readme.repository.appending(path: String(path.1)).path), "\(path.1)")
    }
  }
}

private enum Readme {
  /// The repository, seen from this file.
  static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  static func file(_ path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  static func text() throws -> String { try file("README.md") }

  /// The contents of the code blocks in one language.
  static func blocks(of language: String) throws -> [String] {
    try text().components(separatedBy: "```" + language + "\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }
}
