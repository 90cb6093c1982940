import MapSearch
import MapSearchMocks
import Navigation
import SpySupport
import Terminal
import TerminalMocks
import Testing
import TestingLeakChecks

/// Whole stories as they are printed, through every real part of the map.
@MainActor @Suite(.leakFree, .timeLimit(.minutes(1))) struct `Map in a terminal` {
  @Test(arguments: MapStory.all) func `story:`(_ story: MapStory) async throws {
    let transcript = try GoldenTranscript(story.testDescription)
    let sut = makeSUT(geocoder: story.geocoder())

    try await sut.story(transcript.input)

    transcript.check(sut.output.takeText())
  }

  @Test func `an answer is drawn while somebody types, and what is typed stays`() async throws {
    let geocoder = GeocoderSpy(credit: "")
    let sut = makeSUT(geocoder: geocoder, isTerminal: true)
    let run = Task { try await sut.run() }
    sut.input.type("Paris\n")
    await geocoder.answers.arrival(of: 1)
    sut.input.type("Rom")
    await sut.output.log.arrival(of: 3)
    #expect(sut.output.takeText().contains("Searching …"))

    try geocoder.answers.answer(1, with: .failure(.network(.timedOut)))
    await sut.output.log.arrival(of: 4)

    let drawn = sut.output.takeText()
    #expect(drawn.contains("! The map's server did not answer in time. (retry or dismiss)"))
    #expect(drawn.contains("> Rom"))
    #expect(!drawn.contains("Searching …"))
    sut.input.type("\u{3}")
    try await run.value
  }

  @Test func `who types a newer query does not wait for the older one`() async throws {
    let geocoder = GeocoderSpy(credit: "")
    let sut = makeSUT(geocoder: geocoder, isTerminal: true)
    let run = Task { try await sut.run() }
    sut.input.type("Paris\n")
    await geocoder.answers.arrival(of: 1)

    sut.input.type("Tokyo\n")
    await geocoder.answers.arrival(of: 2)

    #expect(throws: NoSuchQuestion.self, "the older search was taken back") {
      try geocoder.answers.answer(1, with: .failure(.noResult))
    }
    sut.input.send(.interrupt)
    try await run.value
  }
}

/// A golden transcript, and the geocoder behind it.
struct MapStory: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var geocoder: @MainActor @Sendable () -> any Geocoder = { BundledGazetteer() }

  static let all = [
    MapStory(testDescription: "map places"),
    MapStory(testDescription: "map refusals"),
    MapStory(testDescription: "map help"),
    MapStory(testDescription: "map failures and retry", geocoder: flaky),
  ]

  /// Fails with another error each time, then finds everything in one place.
  private static let flaky: @MainActor @Sendable () -> any Geocoder = {
    var errors: [SearchError] = [
      .network(.noConnection), .network(.timedOut), .network(.cutOff), .rateLimited, .network(.status(503)),
      .network(.tooLarge), .network(.malformed), .cancelled,
    ]
    return GeocoderStub(credit: "Data © Example") { _ in
      guard errors.isEmpty else { return .failure(errors.removeFirst()) }
      return Result { () throws(CoordinateError) in try Coordinate(latitude: -90, longitude: 180) }
        .mapError { _ in .noResult }
    }
  }
}

@MainActor private func makeSUT(
  geocoder: any Geocoder, isTerminal: Bool = false, at location: SourceLocation = #_sourceLocation
) -> ProgramSUT {
  let sut = ProgramSUT(isTerminal: isTerminal, frontEnd: MapFrontEnds.frontEnd) { navigation throws(NavigationError) in
    try navigation.push(MapModule.assemble(geocoder: geocoder), animated: false)
  }
  track(sut.driver, at: location)
  return sut
}
