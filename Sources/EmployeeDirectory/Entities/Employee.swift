public import Titles

/// Somebody in the directory.
public struct Employee: Hashable, Sendable {
  public let id: EmployeeID
  public let name: Title
  public let specialization: Title

  /// As it was written down; whether it can be called is for the link to say.
  public let phone: String

  /// As it was written down; whether it can be written to is for the link to say.
  public let mail: String

  public let workplaces: [Workplace]
  public let picture: PictureID?

  public init(
    id: EmployeeID, name: Title, specialization: Title, phone: String, mail: String, workplaces: [Workplace],
    picture: PictureID?
  ) {
    self.id = id
    self.name = name
    self.specialization = specialization
    self.phone = phone
    self.mail = mail
    self.workplaces = workplaces
    self.picture = picture
  }
}
