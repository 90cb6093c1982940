import EmployeeDirectory
import EmployeeDirectoryMocks
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks
import ViperRules

@MainActor @Suite(.leakFree, .nothingUnread, .timeLimit(.minutes(1))) struct `Portrait interactor` {
  @Test func `asks for its picture, and passes it on`() async throws {
    let sut = try makeSUT()
    sut.interactor.load()
    await sut.pictures.answers.arrival(of: 1)
    #expect(sut.pictures.take() == [.picture(try .of("ada"))])
    #expect(sut.output.take() == [])

    try sut.pictures.answers.answer(1, with: .success(.bar()))
    await sut.interactor.task?.value

    #expect(sut.output.take() == [.didLoad(try .bar())])
  }

  @Test func `passes on why there is none`() async throws {
    let sut = try makeSUT()
    sut.interactor.load()
    await sut.pictures.answers.arrival(of: 1)

    try sut.pictures.answers.answer(1, with: .failure(.missing))
    await sut.interactor.task?.value

    #expect(sut.pictures.take() == [.picture(try .of("ada"))])
    #expect(sut.output.take() == [.didFail(.missing)])
  }

  @Test(.enforces(.v07)) func `when it goes, its question is cancelled`() async throws {
    let (pictures, output, task) = try await gone(cancellation: .cancelled)

    #expect(throws: NoSuchQuestion.self, "cancellation has ended the question") {
      try pictures.answers.answer(1, with: .success(.bar()))
    }
    await task?.value

    #expect(output.take() == [])
  }

  @Test(.enforces(.v07)) func `a late answer finds nobody, even from a service deaf to cancellation`() async throws {
    let (pictures, output, task) = try await gone(cancellation: nil)

    try pictures.answers.answer(1, with: .success(.bar()))
    await task?.value

    #expect(output.take() == [])
  }

  /// An interactor that has gone while its question was under way, and what it leaves behind.
  private func gone(
    cancellation: PictureError?, at location: SourceLocation = #_sourceLocation
  ) async throws -> (pictures: PictureServiceSpy, output: PortraitUseCaseOutputSpy, task: Task<Void, Never>?) {
    let sut = try makeSUT(cancellation: cancellation, at: location)
    sut.interactor.load()
    await sut.pictures.answers.arrival(of: 1)
    _ = sut.pictures.take()
    return (sut.pictures, sut.output, sut.interactor.task)
  }

  private func makeSUT(
    cancellation: PictureError? = .cancelled, at location: SourceLocation = #_sourceLocation
  ) throws -> (interactor: PortraitInteractor, output: PortraitUseCaseOutputSpy, pictures: PictureServiceSpy) {
    let pictures = registered(track(PictureServiceSpy(cancellation: cancellation), at: location), at: location)
    let output = registered(track(PortraitUseCaseOutputSpy(), at: location), at: location)
    let interactor = track(PortraitInteractor(id: try .of("ada"), pictures: pictures), at: location)
    interactor.output = output
    return (interactor, output, pictures)
  }
}
