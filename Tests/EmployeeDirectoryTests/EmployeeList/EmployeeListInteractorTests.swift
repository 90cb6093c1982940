import EmployeeDirectory
import EmployeeDirectoryMocks
import Links
import LinksMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks
import ViperRules

@MainActor @Suite(.leakFree, .nothingUnread, .timeLimit(.minutes(1))) struct `Employee list interactor` {
  @Test func `loads the list: busy, asked, no longer busy, loaded`() async throws {
    let transcript = Transcript()
    let sut = makeSUT(transcript: transcript)

    sut.interactor.load()
    await sut.employees.answers.arrival(of: 1)
    #expect(sut.output.take() == [.didChangeBusy(true)])

    try sut.employees.answers.answer(1, with: .success([.example()]))
    await sut.interactor.task?.value
    #expect(sut.output.take() == [.didChangeBusy(false), .didLoad([try .example()])])
    #expect(sut.employees.take() == [.employees])
    #expect(
      transcript.take().map { $0.prefix { $0 != "[" } } == [
        "output.didChangeBusy(true)", "employees.employees", "output.didChangeBusy(false)", "output.didLoad(",
      ])
  }

  @Test func `a failure ends the busy state before it is told`() async throws {
    let sut = makeSUT()
    sut.interactor.load()
    await sut.employees.answers.arrival(of: 1)

    try sut.employees.answers.answer(1, with: .failure(.damaged))
    await sut.interactor.task?.value

    #expect(sut.output.take() == [.didChangeBusy(true), .didChangeBusy(false), .didFail(.damaged)])
    #expect(sut.employees.take() == [.employees])
  }

  @Test(.enforces(.v07)) func `a newer question outdates the older, even at a service deaf to cancellation`()
    async throws
  {
    let sut = makeSUT(cancellation: nil)
    sut.interactor.load()
    await sut.employees.answers.arrival(of: 1)
    let older = sut.interactor.task
    sut.interactor.load()
    await sut.employees.answers.arrival(of: 2)
    #expect(sut.output.take() == [.didChangeBusy(true)], "it was busy already")

    try sut.employees.answers.answer(1, with: .success([.example("Old")]))
    await older?.value
    #expect(sut.output.take() == [])

    try sut.employees.answers.answer(2, with: .success([]))
    await sut.interactor.task?.value
    #expect(sut.output.take() == [.didChangeBusy(false), .didLoad([])])
    #expect(sut.employees.take() == [.employees, .employees])
  }

  @Test(.enforces(.v07)) func `when it goes, its question is cancelled`() async throws {
    let (employees, output, task) = await gone(cancellation: .cancelled)

    #expect(throws: NoSuchQuestion.self, "cancellation has ended the question") {
      try employees.answers.answer(1, with: .success([]))
    }
    await task?.value

    #expect(output.take() == [])
  }

  @Test(.enforces(.v07)) func `a late answer finds nobody`() async throws {
    let (employees, output, task) = await gone(cancellation: nil)

    try employees.answers.answer(1, with: .success([]))
    await task?.value

    #expect(output.take() == [])
  }

  @Test func `opens a link, then says so`() throws {
    let transcript = Transcript()
    let sut = makeSUT(transcript: transcript)

    sut.interactor.open(try .phone())

    #expect(sut.links.take() == [.open("tel:112")])
    #expect(sut.output.take() == [.didOpen(try .phone())])
    #expect(transcript.take().map { $0.prefix { $0 != "(" } } == ["links.open", "output.didOpen"])
  }

  @Test(arguments: LinkError.allCases) func `passes on why a link was not opened`(_ error: LinkError) throws {
    let sut = makeSUT()
    sut.links.refusal = error

    sut.interactor.open(try .mail())

    #expect(sut.links.take() == [.open("mailto:ada@example.com")])
    #expect(sut.output.take() == [.didRefuse(try .mail(), with: error)])
  }
}

// MARK: - Helpers

extension `Employee list interactor` {
  private struct SUT {
    let interactor: EmployeeListInteractor
    let output: EmployeeListUseCaseOutputSpy
    let employees: EmployeeServiceSpy
    let links: LinkOpeningSpy
  }

  private func makeSUT(
    cancellation: EmployeeError? = .cancelled, transcript: Transcript? = nil,
    at location: SourceLocation = #_sourceLocation
  ) -> SUT {
    let employees = registered(
      track(EmployeeServiceSpy(cancellation: cancellation, transcript: transcript), at: location), at: location)
    let links = registered(track(LinkOpeningSpy(transcript: transcript), at: location), at: location)
    let output = registered(track(EmployeeListUseCaseOutputSpy(transcript: transcript), at: location), at: location)
    let interactor = track(EmployeeListInteractor(employees: employees, links: links), at: location)
    interactor.output = output
    return SUT(interactor: interactor, output: output, employees: employees, links: links)
  }

  /// An interactor that has gone while its question was under way, and what it leaves behind.
  private func gone(
    cancellation: EmployeeError?, at location: SourceLocation = #_sourceLocation
  ) async -> (employees: EmployeeServiceSpy, output: EmployeeListUseCaseOutputSpy, task: Task<Void, Never>?) {
    let sut = makeSUT(cancellation: cancellation, at: location)
    sut.interactor.load()
    await sut.employees.answers.arrival(of: 1)
    _ = sut.employees.take()
    _ = sut.output.take()
    return (sut.employees, sut.output, sut.interactor.task)
  }
}
