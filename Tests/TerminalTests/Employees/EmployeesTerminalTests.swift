import EmployeeDirectory
import EmployeeDirectoryMocks
import Foundation
import Links
import LinksMocks
import Navigation
import SpySupport
import Terminal
import TerminalMocks
import TestSupport
import Testing
import TestingLeakChecks

/// Whole stories as they are printed, through every real part of the employee directory.
@MainActor @Suite(.leakFree, .timeLimit(.minutes(1))) struct `Employees in a terminal` {
  @Test(arguments: EmployeeStory.all) func `story:`(_ story: EmployeeStory) async throws {
    let transcript = try GoldenTranscript(story.testDescription)
    let links = track(LinkOpeningSpy())
    links.refusal = story.refusal
    let sut = makeSUT(employees: story.employees(), pictures: story.pictures(), links: links)

    try await sut.story(transcript.input)

    transcript.check(sut.output.takeText())
    #expect(links.take() == story.opened.map { .open($0) })
  }

  @Test func `a picture is drawn while somebody types, and what is typed stays`() async throws {
    let pictures = PictureServiceSpy()
    let sut = makeSUT(employees: BundledEmployees(), pictures: pictures, isTerminal: true)
    let run = Task { try await sut.run() }
    await pictures.answers.arrival(of: 1)
    sut.input.type("do")
    while !sut.output.messages.contains(where: { "\($0)".contains("> do") }) {
      await sut.output.log.arrival(of: sut.output.messages.count + 1)
    }
    let drawn = sut.output.messages.count
    #expect(sut.output.takeText().contains("…"))

    try pictures.answers.answer(1, with: .failure(.missing))
    await sut.output.log.arrival(of: drawn + 1)

    let text = sut.output.takeText()
    #expect(text.contains("(No picture.)"))
    #expect(text.contains("> do"))
    sut.input.send(.interrupt)
    try await run.value
  }

  private func makeSUT(
    employees: any EmployeeService, pictures: any PictureService, links: LinkOpeningSpy = LinkOpeningSpy(),
    isTerminal: Bool = false, at location: SourceLocation = #_sourceLocation
  ) -> ProgramSUT {
    let assembly = EmployeeListAssembly(employees: employees, pictures: pictures, links: links)
    let sut = ProgramSUT(isTerminal: isTerminal, frontEnd: EmployeeFrontEnds.frontEnd) {
      navigation throws(NavigationError) in
      try navigation.push(assembly.assemble().screen, animated: false)
    }
    track(sut.driver, at: location)
    return sut
  }
}

/// A golden transcript, the services behind it, and the links that it opens.
struct EmployeeStory: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var employees: @MainActor @Sendable () -> any EmployeeService = { BundledEmployees() }
  var pictures: @MainActor @Sendable () -> any PictureService = { BundledPictures() }
  var refusal: LinkError?
  var opened: [String] = []

  static let all = [
    EmployeeStory(testDescription: "employees scrolled"),
    EmployeeStory(
      testDescription: "employees called",
      opened: ["tel:+12015550123", "tel:+442079460958;ext=12", "mailto:hana@example.net", "mailto:maya@example.com"]),
    EmployeeStory(testDescription: "employees nobody can reach", refusal: .notOpened, opened: ["tel:+12015550123"]),
    EmployeeStory(testDescription: "employees help"),
    EmployeeStory(testDescription: "employees failures and retry", employees: flaky),
    EmployeeStory(testDescription: "employees without pictures", pictures: { PictureServiceStub(answer: broken) }),
  ]

  /// Fails with another error each time, then has nobody.
  private static let flaky: @MainActor @Sendable () -> any EmployeeService = {
    var errors = [
      EmployeeError.missing, .notReadable, .tooLarge, .damaged, .newerVersion, .unreadableEmployee(number: 2),
    ]
    return EmployeeServiceStub { errors.isEmpty ? .success([]) : .failure(errors.removeFirst()) }
  }

  private static let broken: @MainActor @Sendable (PictureID) -> Result<Picture, PictureError> = {
    $0.text == "tomas" ? .failure(.missing) : .failure(.malformed(.noSize))
  }
}
