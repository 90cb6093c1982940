import EmployeeDirectory
import EmployeeDirectoryMocks
import LinksMocks
import Navigation
import SpySupport
import TestSupport
import Testing
import TestingLeakChecks

@MainActor @Suite(.leakFree, .nothingUnread, .timeLimit(.minutes(1))) struct `Employee list assembly` {
  @Test func `connects the real parts, the router that leads nowhere included`() throws {
    let employees = registered(track(EmployeeServiceSpy()))
    let pictures = registered(track(PictureServiceSpy()))
    let assembly = track(
      EmployeeListAssembly(employees: employees, pictures: pictures, links: track(LinkOpeningSpy())))

    let (screen, input) = assembly.assemble()

    let presenter = try #require(track(screen).presenter as? EmployeeListPresenter)
    let interactor = try #require(presenter.useCase as? EmployeeListInteractor)
    #expect(interactor.output === presenter)
    #expect(input === presenter)
    #expect(presenter.router is EmployeeListRouter)
  }

  @Test func `makes another module each time`() {
    let assembly = EmployeeListAssembly(
      employees: EmployeeServiceSpy(), pictures: PictureServiceSpy(), links: LinkOpeningSpy())

    #expect(track(assembly.assemble().screen) !== track(assembly.assemble().screen))
  }

  @Test func `story: what comes with the program, through every real part`() async throws {
    let links = registered(track(LinkOpeningSpy()))
    let screen = track(
      EmployeeListAssembly(employees: BundledEmployees(), pictures: BundledPictures(), links: links).assemble().screen)
    let navigation = track(NavigationStack())
    try navigation.push(screen, animated: false)
    let presenter = try #require(screen.presenter as? EmployeeListPresenter)
    await (presenter.useCase as? EmployeeListInteractor)?.task?.value

    #expect(screen.table.sections.map(\.title) == ["Maya Lindqvist", "Tomás Oliveira", "Hana Sato"])
    #expect(screen.table.sections.map { $0.rows.count { $0 is WorkplaceModel } } == [3, 1, 2])
    for (section, model) in screen.table.sections.enumerated() {
      for row in model.rows.indices { screen.tap(RowPath(section: section, row: row)) }
    }
    #expect(
      links.take() == [
        .open("tel:+12015550123"), .open("mailto:maya@example.com"), .open("tel:+442079460958;ext=12"),
        .open("mailto:tom%C3%A1s@example.org"), .open("mailto:hana@example.net"),
      ])
  }
}
