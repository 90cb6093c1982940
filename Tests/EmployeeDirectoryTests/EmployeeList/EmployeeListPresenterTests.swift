import EmployeeDirectory
import EmployeeDirectoryMocks
import Links
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread) struct `Employee list presenter` {
  @Test func `when the screen has loaded, the list is asked for`() {
    let sut = makeSUT()

    sut.presenter.start()

    #expect(sut.useCase.take() == [.load])
  }

  @Test(arguments: [true, false]) func `shows whether it is busy`(_ isBusy: Bool) {
    let sut = makeSUT()

    sut.presenter.didChangeBusy(isBusy)

    #expect(sut.view.take() == [.showBusy(isBusy)])
  }

  @Test func `employees become sections, in their order: who, where, call, mail`() throws {
    let sut = makeSUT()

    sut.presenter.didLoad([
      try .example("Ada", workplaces: ["Office", "Garden"]),
      try .example("Bob", phone: "+1 (201) 555-0123 ext. 4", mail: " bob@example.com ", workplaces: [], picture: nil),
    ])

    let ada = [
      "info Ada, Engines, ada", "workplace Office, 1 Street", "workplace Garden, 1 Street", "call Call 112",
      "mail Write to ada@example.com",
    ]
    let bob = [
      "info Bob, Engines, no picture", "call Call +1 (201) 555-0123 ext. 4", "mail Write to bob@example.com",
    ]
    #expect(
      sut.view.take() == [
        .showFailure(""), .showNotice(""),
        .showSections([ShownSection(title: "Ada", rows: ada), ShownSection(title: "Bob", rows: bob)]),
      ])
  }

  @Test(arguments: [
    ("", "", []), ("at the desk", "nobody", []), ("112", "", ["call Call 112"]),
    ("*100#", "a@b", ["mail Write to a@b"]),
  ]) func `what yields no link has no button`(_ phone: String, _ mail: String, _ buttons: [String]) throws {
    let sut = makeSUT()

    sut.presenter.didLoad([try .example("Ada", phone: phone, mail: mail, workplaces: [])])

    let section = ShownSection(title: "Ada", rows: ["info Ada, Engines, ada"] + buttons)
    #expect(sut.view.take().last == .showSections([section]))
  }

  @Test(arguments: [
    ("\u{202A}+12015550123\u{202C}", "\na@b.com\n", ["call Call +12015550123", "mail Write to a@b.com"]),
    ("1\u{2066}1\u{2069}2 x\u{061C}3", "\u{2028}mailto:a@b\u{3000}", ["call Call 112 x3", "mail Write to mailto:a@b"]),
    ("+420\u{A0}123\u{202F}456", "u\u{308}@b", ["call Call +420\u{A0}123\u{202F}456", "mail Write to u\u{308}@b"]),
  ]) func `a button is one line, and nothing in it is hidden`(
    _ phone: String, _ mail: String, _ buttons: [String]
  ) throws {
    let sut = makeSUT()

    sut.presenter.didLoad([try .example("Ada", phone: phone, mail: mail, workplaces: [])])

    let section = ShownSection(title: "Ada", rows: ["info Ada, Engines, ada"] + buttons)
    #expect(sut.view.take().last == .showSections([section]))
  }

  @Test func `a list without anybody says so`() {
    let sut = makeSUT()

    sut.presenter.didLoad([])

    #expect(sut.view.take() == [.showFailure(""), .showNotice("There are no employees."), .showSections([])])
  }

  @Test(arguments: [
    (EmployeeError.missing, "The list of employees is not there."),
    (.notReadable, "The list of employees cannot be read."),
    (.tooLarge, "The list of employees is too large."),
    (.damaged, "What is there is no list of employees."),
    (.newerVersion, "A newer version of this program has written the list of employees."),
    (.unreadableEmployee(number: 3), "Employee 3 of the list cannot be read."),
    (.doubledID(try .of("7")), "Two employees of the list have the id “7”."),
    (.doubledID(try .of("\u{1B}7\n\u{202E}8\n")), "Two employees of the list have the id “7 8”."),
    (.cancelled, "The list of employees was not loaded."),
  ]) func `why there is no list is said, and what is shown stays`(_ error: EmployeeError, _ sentence: String) {
    let sut = makeSUT()

    sut.presenter.didFail(error)

    #expect(sut.view.take() == [.showFailure(sentence)])
  }

  @Test func `retry ends the failure, then asks once more`() {
    let transcript = Transcript()
    let sut = makeSUT(transcript: transcript)

    sut.presenter.retry()

    #expect(sut.view.take() == [.showFailure("")])
    #expect(sut.useCase.take() == [.load])
    #expect(transcript.take() == [#"view.showFailure("")"#, "useCase.load"])
  }

  @Test func `a link of a section is opened, and what was opened is said`() throws {
    let sut = makeSUT()

    sut.presenter.open(try .phone())
    #expect(sut.useCase.take() == [.open(try .phone())])

    sut.presenter.didOpen(try .phone())
    #expect(sut.view.take() == [.showNotice("Opened tel:112")])
  }

  @Test(arguments: [
    (LinkError.notOpened, "Nothing here opens mailto:ada@example.com"),
    (.malformed, "mailto:ada@example.com is no link that can be opened."),
    (.notWeb, "mailto:ada@example.com is no link that can be opened."),
  ]) func `why a link was not opened is said`(_ error: LinkError, _ sentence: String) throws {
    let sut = makeSUT()

    sut.presenter.didRefuse(try .mail(), with: error)

    #expect(sut.view.take() == [.showNotice(sentence)])
  }

  @Test func `when the user goes on, the notice is over`() {
    let sut = makeSUT()

    sut.presenter.endNotice()

    #expect(sut.view.take() == [.showNotice("")])
  }

  @Test func `that a row cannot be shown is said`() {
    let sut = makeSUT()

    sut.presenter.refuseRow(.unknownModel)

    #expect(sut.view.take() == [.showNotice("A row of the list cannot be shown.")])
  }

  private func makeSUT(
    transcript: Transcript? = nil, at location: SourceLocation = #_sourceLocation
  ) -> (presenter: EmployeeListPresenter, view: EmployeeListViewSpy, useCase: EmployeeListUseCaseSpy) {
    let view = registered(track(EmployeeListViewSpy(transcript: transcript), at: location), at: location)
    let useCase = registered(track(EmployeeListUseCaseSpy(transcript: transcript), at: location), at: location)
    let router = registered(track(EmployeeListRoutingSpy(), at: location), at: location)
    let presenter = track(EmployeeListPresenter(view: view, useCase: useCase, router: router), at: location)
    return (presenter, view, useCase)
  }
}
