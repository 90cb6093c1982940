internal import FileStorage
internal import Titles

/// The one shape in which employees are kept in a file.
struct EmployeesRecord: Decodable {
  private static let format = FileFormat("swift-viper employees", version: 1)

  private let entries: [EmployeeRecord?]

  init(from decoder: any Decoder) throws {
    try Self.format.check(decoder)
    entries = try Fields(from: decoder).employees.map(\.record)
  }

  /// All of them must be sound, or there is no list.
  func employees() throws(EmployeeError) -> [Employee] {
    var employees: [Employee] = []
    var ids: Set<EmployeeID> = []
    for (index, entry) in entries.enumerated() {
      guard let employee = entry?.employee else { throw .unreadableEmployee(number: index + 1) }
      guard ids.insert(employee.id).inserted else { throw .doubledID(employee.id) }
      employees.append(employee)
    }
    return employees
  }
}

extension EmployeesRecord {
  private struct Fields: Decodable {
    let employees: [Entry]
  }

  /// Never fails, so that what is wrong can be said of one employee instead of the whole file.
  private struct Entry: Decodable {
    let record: EmployeeRecord?

    init(from decoder: any Decoder) {
      record = try? EmployeeRecord(from: decoder)
    }
  }
}
