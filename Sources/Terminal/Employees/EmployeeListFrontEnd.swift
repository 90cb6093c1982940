public import EmployeeDirectory

/// The list in a terminal: the rows of its window, and commands that scroll and tap.
///
/// - Owned by: ``TerminalDriver``.
/// - Holds weakly: ``EmployeeListScreen``, which the navigation owns.
@MainActor public final class EmployeeListFrontEnd {
  private weak let screen: EmployeeListScreen?

  public init(screen: EmployeeListScreen) {
    self.screen = screen
  }
}

extension EmployeeListFrontEnd: ScreenFrontEnd {
  public var isBusy: Bool { screen?.isBusy ?? false }

  public var drawing: [Line] {
    guard let screen else { return [] }
    let messages = [
      Line(screen.isLoading ? "Loading employees …" : "", .faint),
      Line(screen.notice, .warning),
      Line(screen.failure.isEmpty ? "" : "! \(screen.failure) (retry)", .warning),
    ]
    return rows(of: screen.table) + messages.filter { !$0.text.isEmpty }
  }

  public var commands: [Command] {
    guard let screen else { return [] }
    let retry = Command("retry", "r", summary: "Loads the list once more.") { screen.retry() }
    return (screen.failure.isEmpty ? [] : [retry]) + [
      Command("down", "d", summary: "Scrolls down.") { screen.table.scrollDown() },
      Command("up", "u", summary: "Scrolls up.") { screen.table.scrollUp() },
      Command("top", "t", summary: "Scrolls to the first employee.") { screen.table.scrollToTop() },
      Command("call", taking: .required("EMPLOYEE"), summary: "Calls the employee of that number or name.") {
        text throws(CommandRefusal) in
        try Self.tap(.call, of: text, on: screen, else: "has no number to call")
      },
      Command("mail", taking: .required("EMPLOYEE"), summary: "Begins a mail to the employee of that number or name.") {
        text throws(CommandRefusal) in
        try Self.tap(.mail, of: text, on: screen, else: "has no address to write to")
      },
    ]
  }
}

// MARK: - What is drawn

extension EmployeeListFrontEnd {
  private func rows(of table: EmployeeTable) -> [Line] {
    guard table.rowCount > 0 else { return [] }
    var lines: [Line] = []
    var section: Int?
    for path in table.visiblePaths {
      if path.section != section {
        lines.append(Line("\(path.section + 1)  \(table.sections[path.section].title)", .strong))
        section = path.section
      }
      guard let cell = table.cell(at: path), let model = table.model(at: path) else { continue }
      lines += CellDrawing.lines(of: cell, height: model.height)
    }
    let last = table.window.upperBound
    return lines + [Line("Rows \(table.window.lowerBound + 1) to \(last) of \(table.rowCount)", .faint)]
  }
}

// MARK: - What is tapped

extension EmployeeListFrontEnd {
  private static func tap(
    _ kind: ButtonModel.Kind, of text: String, on screen: EmployeeListScreen, else lack: String
  ) throws(CommandRefusal) {
    let section = try section(text, in: screen.table.sections)
    let model = screen.table.sections[section]
    guard let row = model.rows.firstIndex(where: { ($0 as? ButtonModel)?.kind == kind }) else {
      throw CommandRefusal("\(model.title) \(lack).")
    }
    screen.tap(RowPath(section: section, row: row))
  }

  /// The section of that number, or the only one whose title has the text in it; a whole title is meant alone.
  private static func section(_ text: String, in sections: [any SectionModel]) throws(CommandRefusal) -> Int {
    if let number = Int(text) {
      let (section, isOutOfRange) = number.subtractingReportingOverflow(1)
      guard !isOutOfRange, sections.indices.contains(section) else {
        throw CommandRefusal("There is no employee number \(text).")
      }
      return section
    }
    let wanted = text.lowercased()
    let titles = sections.map { $0.title.lowercased() }
    let whole = titles.indices.filter { titles[$0] == wanted }
    let matches = whole.isEmpty ? titles.indices.filter { titles[$0].contains(wanted) } : whole
    guard let match = matches.first else { throw CommandRefusal("There is no employee “\(text)”.") }
    guard matches.count == 1 else {
      throw CommandRefusal("“\(text)” may be \(matches.count) employees: give a number.")
    }
    return match
  }
}
