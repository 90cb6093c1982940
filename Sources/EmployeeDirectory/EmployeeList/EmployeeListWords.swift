internal import Links
internal import Titles

/// Every sentence that the list says, in one place.
enum EmployeeListWords {
  static let nobody = "There are no employees."

  static func workplace(_ workplace: Workplace) -> String { "\(workplace.name.text), \(workplace.address.text)" }
  static func call(_ phone: String) -> String { "Call \(line(phone))" }
  static func mail(_ address: String) -> String { "Write to \(line(address))" }
  static func opened(_ link: Link) -> String { "Opened \(link.text)" }

  static func sentence(for error: EmployeeError) -> String {
    switch error {
    case .missing: "The list of employees is not there."
    case .notReadable: "The list of employees cannot be read."
    case .tooLarge: "The list of employees is too large."
    case .damaged: "What is there is no list of employees."
    case .newerVersion: "A newer version of this program has written the list of employees."
    case .unreadableEmployee(let number): "Employee \(number) of the list cannot be read."
    case .doubledID(let id): "Two employees of the list have the id “\(line(id.text))”."
    case .cancelled: "The list of employees was not loaded."
    }
  }

  static func sentence(for error: LinkError, opening link: Link) -> String {
    switch error {
    case .notOpened: "Nothing here opens \(link.text)"
    case .malformed, .notWeb: "\(link.text) is no link that can be opened."
    }
  }

  static func sentence(for error: CellError) -> String {
    switch error {
    case .unknownModel: "A row of the list cannot be shown."
    }
  }

  /// One line of what somebody has written down, without controls and format characters, which are not seen themselves
  /// but change how the rest is.
  private static func line(_ text: String) -> String {
    let line = (try? Title(text))?.text ?? ""
    return String(String.UnicodeScalarView(line.unicodeScalars.filter { !$0.isHidden }))
  }
}

extension Unicode.Scalar {
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format: true
    default: false
    }
  }
}
