import Foundation
import Loopback
import Testing

/// The program against a server that speaks like Frankfurter's, over real HTTP.
@Suite(.timeLimit(.minutes(1))) struct `viper --rates URL` {
  @Test func `convert asks the server`() async throws {
    let server = try LoopbackServer(Frankfurter.answer)

    let run = try await Viper.run(["convert", "100", "USD", "EUR", "--rates", server.url.absoluteString])

    #expect(
      run.output == "100 USD = 50 EUR\n1 USD = 0.5 EUR\nSource: \(Frankfurter.name(of: server)), 20 November 2026\n")
    #expect(server.requests.map(\.target) == ["/v1/latest?base=USD&symbols=EUR"])
  }

  @Test func `convert names a currency that the server does not know`() async throws {
    let server = try LoopbackServer(Frankfurter.answer)

    let run = try await Viper.run(["convert", "100", "USD", "GBP", "--rates", server.url.absoluteString])

    #expect(run == .refused("GBP is not among the currencies of this source.\nKnown currencies: EUR USD."))
  }

  @Test(arguments: [
    (Answer.status(500), "The rates' server answered with status 500."),
    (.json("[]"), "The answer of the rates' server cannot be read."),
    (.close, "The rates cannot be reached. Check the connection."),
  ]) func `convert says why there is no rate, and ends with status 1`(_ answer: Answer, _ sentence: String) async throws
  {
    let server = try LoopbackServer { _ in answer }

    let run = try await Viper.run(["convert", "100", "USD", "EUR", "--rates", server.url.absoluteString])

    #expect(
      run
        == Viper.Run(output: "", error: "viper: \(sentence)\nWithout --rates, the bundled rates are used.\n", status: 1)
    )
  }

  @Test func `story: a server that hangs, then answers, prints what one does that answers at once`() async throws {
    let gate = Gate()
    let server = try LoopbackServer { [.wait(until: gate), Frankfurter.answer($0)] }
    let options = ["run", "converter", "--today", "2026-11-21", "--rates", server.url.absoluteString]
    let process = Task { try await Viper.run(options, input: "250\nswap\nto usd\n") }

    try await server.arrival(of: 1)
    gate.open()

    #expect(
      try await process.value.output == """
        Currency converter
        100 USD → EUR
        Asking for rates …

        Currency converter
        100 USD = 50 EUR
        1 USD = 0.5 EUR
        Source: \(Frankfurter.name(of: server)), 20 November 2026

        > 250
        Currency converter
        250 USD = 125 EUR
        1 USD = 0.5 EUR
        Source: \(Frankfurter.name(of: server)), 20 November 2026

        > swap
        Currency converter
        250 USD = 125 EUR
        1 USD = 0.5 EUR
        Source: \(Frankfurter.name(of: server)), 20 November 2026
        Asking for rates …

        Currency converter
        250 EUR = 125 USD
        1 EUR = 0.5 USD
        Source: \(Frankfurter.name(of: server)), 20 November 2026

        > to usd
        Currency converter
        250 EUR = 125 USD
        1 EUR = 0.5 USD
        Source: \(Frankfurter.name(of: server)), 20 November 2026
        Asking for rates …

        Currency converter
        250 EUR = 125 USD
        1 EUR = 0.5 USD
        Source: \(Frankfurter.name(of: server)), 20 November 2026

        """)
    #expect(
      server.requests.map(\.target) == [
        "/v1/currencies", "/v1/latest?base=USD&symbols=EUR", "/v1/latest?base=EUR&symbols=USD",
        "/v1/latest?base=EUR&symbols=USD",
      ])
  }

  @Test func `Ctrl-C waits for no server`() throws {
    let server = try LoopbackServer { _ in .silence }
    let terminal = try PseudoTerminal()
    let process = try Viper.start(
      ["run", "converter", "--rates", server.url.absoluteString], environment: ["TERM": "xterm"], on: terminal)
    _ = try terminal.read(until: "Asking for rates")

    try terminal.type("7\r")
    _ = try terminal.read(until: "7 USD → EUR")
    try terminal.type("\u{3}")
    process.waitUntilExit()

    #expect(process.terminationStatus == 0)
    try terminal.line.write(contentsOf: Data("after the end".utf8))
    #expect(!(try terminal.read(until: "after the end").contains("in time")), "the time-out was not waited for")
  }
}

/// The part of Frankfurter's server that the converter asks for: two currencies, and a rate of a half.
enum Frankfurter {
  @Sendable static func answer(_ request: Request) -> Answer {
    if request.target == "/v1/currencies" { return .json(#"{"EUR":"Euro","USD":"US Dollar"}"#) }
    guard let match = request.target.wholeMatch(of: /\/v1\/latest\?base=(EUR|USD)&symbols=(EUR|USD)/) else {
      return .status(404)
    }
    return .json(#"{"amount":1.0,"base":"\#(match.1)","date":"2026-11-20","rates":{"\#(match.2)":0.5}}"#)
  }

  /// How its rates name their source.
  static func name(of server: LoopbackServer) -> String {
    "127.0.0.1:\(server.url.port ?? 0)"
  }
}
