internal import Titles

/// The one shape in which an employee is kept in a file; phone, mail and picture may be left out.
struct EmployeeRecord: Decodable {
  private struct Place: Decodable {
    let name: String
    let address: String
  }

  private let id: String
  private let name: String
  private let specialization: String
  private let phone: String?
  private let mail: String?
  private let workplaces: [Place]
  private let picture: String?

  /// Nothing for an id without text, a picture that cannot name a file, or a name with nothing to see.
  var employee: Employee? {
    guard let id = EmployeeID(id), let name = try? Title(name), let specialization = try? Title(specialization),
      let workplaces = try? workplaces.map({ try Workplace(name: Title($0.name), address: Title($0.address)) })
    else { return nil }
    let pictureID = picture.flatMap(PictureID.init)
    guard picture == nil || pictureID != nil else { return nil }
    return Employee(
      id: id, name: name, specialization: specialization, phone: phone ?? "", mail: mail ?? "",
      workplaces: workplaces, picture: pictureID)
  }
}
