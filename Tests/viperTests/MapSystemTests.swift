import Foundation
import Loopback
import Testing

/// The map as a process: what a user and a pipe see, with the gazetteer and with a server.
@Suite(.timeLimit(.minutes(1))) struct `viper run map` {
  @Test(arguments: ["map places", "map refusals", "map help"])
  func `a story through a pipe prints its golden transcript`(
    _ name: String
  ) async throws {
    let transcript = try Viper.transcript(name)

    let run = try await Viper.run(["run", "map"], input: transcript.input)

    #expect(run == Viper.Run(output: transcript.text, error: "", status: 0))
  }

  @Test func `--geocoder asks the server, says who asks, and whose data it is`() async throws {
    let server = try LoopbackServer { _ in .json(#"[{"lat":"-54.8019","lon":"-68.3030"}]"#) }

    let run = try await Viper.run(["run", "map", "--geocoder", server.url.absoluteString], input: "Ushuaia\n")

    #expect(
      run.output.contains(
        """

        Search: Ushuaia
        Data © OpenStreetMap contributors, ODbL. https://osm.org/copyright
        * Ushuaia: 54.8019° S, 68.3030° W
        Region: 54.8069° S, 68.3080° W to 54.7969° S, 68.2980° W

        """))
    #expect(server.requests.map(\.target) == ["/search?format=jsonv2&limit=1&q=Ushuaia"])
    #expect(server.requests.first?.headers["user-agent"]?.hasPrefix("swift-viper") == true)
  }

  @Test(arguments: [
    (Answer.json("[]"), "! No result for “Ushuaia”. (dismiss)"),
    (.status(429), "! The map's server has been asked too often. Wait a moment. (retry or dismiss)"),
    (.status(503), "! The map's server answered with status 503. (retry or dismiss)"),
    (.json("{}"), "! The answer of the map's server cannot be read. (retry or dismiss)"),
    (.close, "! The connection to the map's server ended before its answer did. (retry or dismiss)"),
  ]) func `a server that does not find it is told as what it is`(_ answer: Answer, _ sentence: String) async throws {
    let server = try LoopbackServer { _ in answer }

    let run = try await Viper.run(["run", "map", "--geocoder", server.url.absoluteString], input: "Ushuaia\n")

    #expect(run.output.contains("Search: Ushuaia\n\(sentence)\n"))
    #expect(run.status == 0)
  }

  @Test(arguments: [
    "ftp://example.org", "https://", "example.org", "http://a:b@example.org", "http://127.0.0.1:99999",
    "https://example.org/search?q=", "https://example.org/#top",
  ]) func `an address that is none is told what is right`(_ address: String) async throws {
    #expect(
      try await Viper.run(["run", "map", "--geocoder", address])
        == .refused(
          """
          “\(address)” is no address of a server.
          It is no more than scheme, host, port and path, for example https://nominatim.openstreetmap.org.
          """))
  }

  @Test(arguments: [
    ["--geocoder"], ["--geocoder="], ["--store", "x"], ["--rates", "https://example.org"], ["--today", "2026-04-13"],
    ["--fly", "x"],
  ]) func `a wrong option is shown the usage`(_ options: [String]) async throws {
    let run = try await Viper.run(["run", "map"] + options)

    #expect(run.status == 2)
    #expect(run.error.contains("Usage: viper convert"))
  }

  @Test func `--geocoder is no option of another system`() async throws {
    let run = try await Viper.run(["run", "converter", "--geocoder", "https://example.org"])

    #expect(run.error.hasPrefix("viper: “--geocoder” is no option of converter.\n"))
    #expect(run.status == 2)
  }
}
