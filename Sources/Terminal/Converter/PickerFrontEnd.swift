internal import CurrencyConverter

/// The list of currencies in a terminal: numbered, and searched by a part of code or name.
///
/// - Owned by: ``ConverterFrontEnd``.
/// - Holds weakly: ``CurrencyPicker``, which its screen owns.
@MainActor final class PickerFrontEnd {
  private weak let picker: CurrencyPicker?
  private var search = ""

  init(picker: CurrencyPicker) {
    self.picker = picker
  }

  /// Nothing while the picker is closed.
  var drawing: [Line] {
    guard let picker, let display = picker.display else { return [] }
    let rows = matches.map { row in
      let number = "\(row + 1)"
      let mark = row == picker.selectedRow ? "*" : " "
      let indent = String(repeating: " ", count: max(0, 3 - number.count))
      return Line("\(mark)\(indent)\(number)  \(display.rows[row])", row == picker.selectedRow ? .strong : .plain)
    }
    return [Line(display.title, .strong)]
      + (search.isEmpty ? [] : [Line("Search: \(search)", .faint)])
      + (rows.isEmpty ? [Line("No currency matches.", .warning)] : rows)
  }

  var commands: [Command] {
    [
      Command("apply", "a", summary: "Takes the currency that is marked with *.") { () throws(CommandRefusal) in
        try self.apply()
      },
      Command("cancel", "c", summary: "Leaves the currency as it is.") { self.end { $0.cancel() } },
      Command("find", taking: .optional("TEXT"), summary: "Shows what has the text in it; all without a text.") {
        self.find($0)
      },
      Command(line: "NUMBER", summary: "Marks the currency of that number.") {
        Int($0) != nil
      } run: { text throws(CommandRefusal) in
        try self.select(text)
      },
      Command(line: "TEXT", summary: "The same as find TEXT.") { _ in
        true
      } run: {
        self.find($0)
      },
    ]
  }

  /// Searches the open list; a single match is taken at once.
  func choose(_ text: String) {
    search = ""
    guard let picker, picker.isOpen, !text.isEmpty else { return }
    find(text)
    if matches.count == 1 { end { $0.apply() } }
  }
}

extension PickerFrontEnd {
  /// The rows that have the search in them; a whole code is meant alone.
  private var matches: [Int] {
    guard let rows = picker?.display?.rows else { return [] }
    let text = search.lowercased()
    let folded = rows.map { $0.lowercased() }
    if let code = folded.firstIndex(where: { $0.hasPrefix(text + " : ") }), !text.isEmpty { return [code] }
    return rows.indices.filter { text.isEmpty || folded[$0].contains(text) }
  }

  private func find(_ text: String) {
    search = text
    if matches.count == 1 { picker?.select(row: matches[0]) }
  }

  private func select(_ text: String) throws(CommandRefusal) {
    let (row, isOutOfRange) = (Int(text) ?? 0).subtractingReportingOverflow(1)
    guard !isOutOfRange, matches.contains(row), picker?.select(row: row) == true else {
      throw CommandRefusal("There is no currency number \(text) here.")
    }
  }

  /// What is not shown cannot be meant.
  private func apply() throws(CommandRefusal) {
    guard let row = picker?.selectedRow, matches.contains(row) else {
      throw CommandRefusal("Mark a currency first: type its number.")
    }
    end { $0.apply() }
  }

  private func end(_ action: (CurrencyPicker) -> Void) {
    search = ""
    if let picker { action(picker) }
  }
}
