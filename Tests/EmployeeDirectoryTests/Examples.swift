import EmployeeDirectory
import Links
import Testing
import Titles

// The boring values that a test takes when it does not care.

extension Employee {
  static func example(
    _ name: String = "Ada", specialization: String = "Engines", phone: String = "112", mail: String = "ada@example.com",
    workplaces: [String] = ["Office"], picture: String? = "ada"
  ) throws -> Employee {
    try Employee(
      id: .of(name), name: Title(name), specialization: Title(specialization), phone: phone, mail: mail,
      workplaces: workplaces.map { try Workplace(name: Title($0), address: Title("1 Street")) },
      picture: picture.map { try .of($0) })
  }

  /// Each with a section of so many rows, the first of which has a portrait.
  static func many(_ count: Int, rows: Int) throws -> [Employee] {
    let workplaces = Array(repeating: "Office", count: rows - 1)
    return try (1...count).map {
      try .example("Employee \($0)", phone: "", mail: "", workplaces: workplaces, picture: "picture-\($0)")
    }
  }
}

extension EmployeeID {
  static func of(_ text: String, at location: SourceLocation = #_sourceLocation) throws -> EmployeeID {
    try #require(EmployeeID(text), sourceLocation: location)
  }
}

extension PictureID {
  static func of(_ text: String, at location: SourceLocation = #_sourceLocation) throws -> PictureID {
    try #require(PictureID(text), sourceLocation: location)
  }
}

extension Picture {
  /// One pixel high and so many wide, all of them black: told from others by its width.
  static func bar(_ width: Int = 1, at location: SourceLocation = #_sourceLocation) throws -> Picture {
    try #require(
      Picture(width: width, height: 1, bits: Array(repeating: true, count: width)), sourceLocation: location)
  }
}

extension PortraitDisplay {
  /// What shows the bar of that width.
  static func bar(_ width: Int = 1) -> PortraitDisplay { .picture([String(repeating: "▀", count: width)]) }
}

extension Link {
  static func phone(_ text: String = "112", at location: SourceLocation = #_sourceLocation) throws -> Link {
    try #require(Link(phone: text), sourceLocation: location)
  }
  static func mail(_ text: String = "ada@example.com", at location: SourceLocation = #_sourceLocation) throws -> Link {
    try #require(Link(mail: text), sourceLocation: location)
  }
}
