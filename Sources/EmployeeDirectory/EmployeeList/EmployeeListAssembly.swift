public import Links

/// Makes and connects the parts of the list: the only place that knows their types.
///
/// - Owned by: the composition root.
/// - Owns: the services, which it hands on.
@MainActor public final class EmployeeListAssembly {
  private let employees: any EmployeeService
  private let pictures: any PictureService
  private let links: any LinkOpening

  public init(employees: any EmployeeService, pictures: any PictureService, links: any LinkOpening) {
    self.employees = employees
    self.pictures = pictures
    self.links = links
  }

  /// - Returns: the screen, which owns the module, and what another module may tell it; hold that weakly.
  public func assemble() -> (screen: EmployeeListScreen, input: any EmployeeListModuleInput) {
    let cells = EmployeeCells(portraits: PortraitAssembly(pictures: pictures))
    let screen = EmployeeListScreen(cells: cells)
    let interactor = EmployeeListInteractor(employees: employees, links: links)
    let presenter = EmployeeListPresenter(view: screen, useCase: interactor, router: EmployeeListRouter())
    interactor.output = presenter
    screen.presenter = presenter
    return (screen, presenter)
  }
}
