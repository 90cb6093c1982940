import EmployeeDirectory
import EmployeeDirectoryMocks
import Foundation
import SpySupport
import TestSupport
import Testing

/// What every source of employees must do; each implementation has a row.
///
/// The spy has none: it says what a test gives it at that moment, so a row would hold the test to the contract.
@MainActor @Suite(.timeLimit(.minutes(1))) struct `Every source of employees` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: EmployeeRow.all) func `has employees, no two with the same id`(_ row: EmployeeRow) async throws {
    let employees = try await row.make(folder).employees()

    #expect(employees.count == 3)
    #expect(Set(employees.map(\.id)).count == 3)
    #expect(employees.map(\.workplaces.count) == [3, 1, 2])
  }

  @Test(arguments: EmployeeRow.all) func `says the same again`(_ row: EmployeeRow) async throws {
    let service = try row.make(folder)

    let first = try await service.employees()
    let second = try await service.employees()

    #expect(first == second)
  }
}

struct EmployeeRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor @Sendable (TemporaryFolder) throws -> any EmployeeService

  static let all = [
    EmployeeRow(testDescription: "bundled") { _ in BundledEmployees() },
    EmployeeRow(testDescription: "a JSON file") { folder in
      let file = folder.place("employees.json")
      try Data(EmployeeFile.text(EmployeeFile.sample).utf8).write(to: file)
      return JSONFileEmployees(at: file)
    },
    EmployeeRow(testDescription: "the stub of the tests") { _ in
      let employees = try ["A", "B", "C"].enumerated().map { index, name in
        try Employee.example(name, workplaces: Array(repeating: "Office", count: [3, 1, 2][index]))
      }
      return EmployeeServiceStub { .success(employees) }
    },
  ]
}

/// The text of a file of employees.
enum EmployeeFile {
  static let sample = [employee("1", places: 3), employee("2", places: 1), employee("3", places: 2)]

  static func text(_ employees: [String], version: Int = 1) -> String {
    #"{"format":"swift-viper employees","version":\#(version),"employees":[\#(employees.joined(separator: ","))]}"#
  }

  static func employee(_ id: String, places: Int = 1) -> String {
    let workplaces = Array(repeating: #"{"name":"Office","address":"1 Street"}"#, count: places)
    return
      #"{"id":"\#(id)","name":"Ada","specialization":"Engines","workplaces":[\#(workplaces.joined(separator: ","))]}"#
  }
}
