import EmployeeDirectory
import EmployeeDirectoryMocks
import Foundation
import TestSupport
import Testing
import Titles

@MainActor @Suite(.timeLimit(.minutes(1))) struct `Employees of a JSON file` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `every field is read`() async throws {
    try write(
      EmployeeFile.text([
        """
        {"id": "7", "name": " Ada\\nLovelace ", "specialization": "Engines", "phone": "+1 201", "mail": "a@b",
         "picture": "ada-7", "workplaces": [{"name": "Office", "address": "1 Street"}], "hobby": "chess"}
        """
      ]))

    let employees = try await makeSUT().employees()

    #expect(
      employees == [
        try Employee(
          id: .of("7"), name: Title("Ada Lovelace"), specialization: Title("Engines"), phone: "+1 201", mail: "a@b",
          workplaces: [Workplace(name: Title("Office"), address: Title("1 Street"))], picture: .of("ada-7"))
      ])
  }

  @Test func `phone, mail, picture and workplaces may be missing`() async throws {
    try write(EmployeeFile.text([EmployeeFile.employee("7", places: 0)]))

    let employee = try #require(try await makeSUT().employees().first)

    #expect(employee.phone == "" && employee.mail == "" && employee.picture == nil && employee.workplaces == [])
  }

  @Test func `a file without anybody is a list`() async throws {
    try write(EmployeeFile.text([]))

    #expect(try await makeSUT().employees() == [])
  }

  @Test func `the file is read anew each time`() async throws {
    let service = makeSUT()
    await #expect(throws: EmployeeError.missing) { try await service.employees() }

    try write(EmployeeFile.text(EmployeeFile.sample))
    #expect(try await service.employees().count == 3)

    try write(EmployeeFile.text([]))
    #expect(try await service.employees() == [])
  }

  @Test(arguments: [
    "", "{}", "[]", "null", "hello", "{", #"{"employees":[]}"#, #"{"format":"swift-viper employees","version":1}"#,
    #"{"format":"swift-viper tasks","version":1,"employees":[]}"#,
    #"{"format":"swift-viper employees","version":0,"employees":[]}"#,
    #"{"format":"swift-viper employees","version":1,"employees":{}}"#, "\u{FEFF}\u{0}",
  ]) func `what is no list of employees is damaged, and stays where it is`(_ text: String) async throws {
    try write(text)

    await #expect(throws: EmployeeError.damaged) { try await makeSUT().employees() }

    try expectUntouched(text)
  }

  @Test func `a newer version is said, and stays as it is`() async throws {
    let text = EmployeeFile.text(["who knows"], version: 2).replacing("who knows", with: "7")
    try write(text)

    await #expect(throws: EmployeeError.newerVersion) { try await makeSUT().employees() }

    try expectUntouched(text)
  }

  @Test(arguments: [
    "7", "null", "[]", "{}", #"{"id":"7"}"#, EmployeeFile.employee(""),
    EmployeeFile.employee("7").replacing("Ada", with: " "), EmployeeFile.employee("7").replacing("Engines", with: ""),
    EmployeeFile.employee("7").replacing("Office", with: ""),
    EmployeeFile.employee("7").replacing("1 Street", with: ""),
    EmployeeFile.employee("7").replacing(#""7""#, with: "7"),
    EmployeeFile.employee("7").replacing(#""name":"Ada""#, with: #""name":"Ada","picture":"../ada""#),
    EmployeeFile.employee("7").replacing(#""name":"Ada""#, with: #""name":"Ada","picture":"""#),
    EmployeeFile.employee("7").replacing(#""name":"Ada""#, with: #""name":"Ada","phone":112"#),
  ]) func `the first employee who cannot be read is named by number`(_ employee: String) async throws {
    let text = EmployeeFile.text([EmployeeFile.employee("1"), employee, "0"])
    try write(text)

    await #expect(throws: EmployeeError.unreadableEmployee(number: 2)) { try await makeSUT().employees() }

    try expectUntouched(text)
  }

  @Test func `two employees with one id are no list`() async throws {
    try write(EmployeeFile.text(["1", "2", "1"].map { EmployeeFile.employee($0) }))

    await #expect(throws: EmployeeError.doubledID(try .of("1"))) { try await makeSUT().employees() }
  }

  @Test func `a file at the limit is read, and one byte more is too large`() async throws {
    let largest = Data(repeating: UInt8(ascii: "x"), count: JSONFileEmployees.maximumBytes)
    try largest.write(to: folder.place("employees.json"))
    await #expect(throws: EmployeeError.damaged) { try await makeSUT().employees() }

    try (largest + [UInt8(ascii: "x")]).write(to: folder.place("employees.json"))
    await #expect(throws: EmployeeError.tooLarge) { try await makeSUT().employees() }
  }

  @Test func `a folder, a pipe and a device are not readable, and nobody waits for them`() async throws {
    mkfifo(folder.place("pipe").path, 0o600)

    for url in [folder.url, folder.place("pipe"), URL(filePath: "/dev/zero")] {
      await #expect(throws: EmployeeError.notReadable) { try await JSONFileEmployees(at: url).employees() }
    }
  }

  @Test(arguments: ["nowhere.json", "nowhere/employees.json", "file/employees.json"])
  func `a file that is not there is missing`(_ name: String) async throws {
    try Data().write(to: folder.place("file"))

    await #expect(throws: EmployeeError.missing) { try await JSONFileEmployees(at: folder.place(name)).employees() }
  }

  @Test func `nobody reads for a task that is cancelled`() async throws {
    try write(EmployeeFile.text([]))
    let service = makeSUT()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await service.employees()
    }

    await #expect(throws: EmployeeError.cancelled) { try await task.value }
  }
}

extension `Employees of a JSON file` {
  private func makeSUT() -> JSONFileEmployees {
    JSONFileEmployees(at: folder.place("employees.json"))
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: folder.place("employees.json"))
  }

  private func expectUntouched(_ text: String, at location: SourceLocation = #_sourceLocation) throws {
    #expect(try folder.names() == ["employees.json"], sourceLocation: location)
    #expect(try Data(contentsOf: folder.place("employees.json")) == Data(text.utf8), sourceLocation: location)
  }
}
