internal import Titles

/// Three employees who come with the program; nobody real, and their numbers and addresses reach nobody.
///
/// - Owned by: the composition root and ``EmployeeListInteractor``.
public struct BundledEmployees: EmployeeService {
  public init() {}

  public func employees() async throws(EmployeeError) -> [Employee] {
    sample.compactMap(\.self)
  }

  /// A text that were no name would leave its employee out; a test counts them.
  private var sample: [Employee?] {
    [
      employee(
        "maya", "Maya Lindqvist", "Bridges and cranes", phone: "+1 (201) 555-0123", mail: "maya@example.com",
        at: [("Drawing office", "12 Harbour Street"), ("Workshop", "3 Canal Lane"), ("Building site", "North Pier")]),
      employee(
        "tomas", "Tomás Oliveira", "Clocks", phone: "+44 20 7946 0958 ext. 12", mail: "tomás@example.org",
        at: [("Clock tower", "1 Market Square")]),
      employee(
        "hana", "Hana Sato", "Maps", phone: "at the desk", mail: "hana@example.net",
        at: [("Reading room", "7 Library Hill"), ("Archive", "Library Hill, below")]),
    ]
  }

  private func employee(
    _ id: String, _ name: String, _ specialization: String, phone: String, mail: String, at places: [(String, String)]
  ) -> Employee? {
    guard let employeeID = EmployeeID(id), let name = try? Title(name), let specialization = try? Title(specialization),
      let workplaces = try? places.map({ try Workplace(name: Title($0), address: Title($1)) })
    else { return nil }
    return Employee(
      id: employeeID, name: name, specialization: specialization, phone: phone, mail: mail, workplaces: workplaces,
      picture: PictureID(id))
  }
}
