internal import EmployeeDirectory
internal import Foundation
internal import Links
internal import Navigation
internal import Terminal

/// The employee directory: the bundled sample, or a file and the pictures beside it.
@MainActor struct EmployeesSystem: RunnableSystem {
  static let name = "employees"
  static let optionNames = ["--file"]

  private let assembly: EmployeeListAssembly

  init(_ options: Options, environment: [String: String]) throws(UsageError) {
    let links = SystemLinks(environment: environment)
    guard let path = options["--file"] else {
      assembly = EmployeeListAssembly(employees: BundledEmployees(), pictures: BundledPictures(), links: links)
      return
    }
    let file = URL(filePath: path)
    assembly = EmployeeListAssembly(
      employees: JSONFileEmployees(at: file), pictures: PBMPictures(in: file.deletingLastPathComponent()), links: links)
  }

  func show(in navigation: any Navigating) throws(NavigationError) {
    try navigation.push(assembly.assemble().screen, animated: false)
  }

  func frontEnd(for screen: any Screen) -> (any ScreenFrontEnd)? {
    EmployeeFrontEnds.frontEnd(for: screen)
  }
}
