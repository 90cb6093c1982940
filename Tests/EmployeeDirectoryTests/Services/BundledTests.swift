import EmployeeDirectory
import Links
import Testing
import Titles

@MainActor @Suite struct `What comes with the program` {
  @Test func `three employees, with 3, 1 and 2 workplaces, each with a picture of the largest size`() async throws {
    let employees = try await BundledEmployees().employees()

    #expect(employees.map(\.name.text) == ["Maya Lindqvist", "Tomás Oliveira", "Hana Sato"])
    #expect(employees.map(\.workplaces.count) == [3, 1, 2])
    for employee in employees {
      let picture = try await BundledPictures().picture(#require(employee.picture))
      #expect(picture.width == 16 && picture.height == 16)
    }
  }

  @Test func `who cannot be called is among them`() async throws {
    let employees = try await BundledEmployees().employees()

    #expect(employees.map { Link(phone: $0.phone) != nil } == [true, true, false])
    #expect(employees.map { Link(mail: $0.mail) != nil } == [true, true, true])
  }
}
