package import EmployeeDirectory
package import SpySupport
internal import Titles

// The boring values that a fixture or a test takes when it does not care.

extension Employee {
  package static func example(
    _ name: String = "Ada", specialization: String = "Engines", phone: String = "112", mail: String = "ada@example.com",
    workplaces: [String] = ["Office"], picture: String? = "ada"
  ) throws -> Employee {
    try Employee(
      id: .of(name), name: Title(name), specialization: Title(specialization), phone: phone, mail: mail,
      workplaces: workplaces.map { try Workplace(name: Title($0), address: Title("1 Street")) },
      picture: picture.map { try .of($0) })
  }

  /// Each with a section of so many rows, the first of which has a portrait.
  package static func many(_ count: Int, rows: Int) throws -> [Employee] {
    let workplaces = Array(repeating: "Office", count: rows - 1)
    return try (1...count).map {
      try .example("Employee \($0)", phone: "", mail: "", workplaces: workplaces, picture: "picture-\($0)")
    }
  }
}

extension EmployeeID {
  package static func of(_ text: String) throws(NoExample) -> EmployeeID {
    guard let id = EmployeeID(text) else { throw NoExample(text, of: EmployeeID.self) }
    return id
  }
}

extension PictureID {
  package static func of(_ text: String) throws(NoExample) -> PictureID {
    guard let id = PictureID(text) else { throw NoExample(text, of: PictureID.self) }
    return id
  }
}

extension Picture {
  /// One pixel high and so many wide, all of them black: told from others by its width.
  package static func bar(_ width: Int = 1) throws(NoExample) -> Picture {
    guard let bar = Picture(width: width, height: 1, bits: Array(repeating: true, count: width)) else {
      throw NoExample("\(width) wide", of: Picture.self)
    }
    return bar
  }
}
