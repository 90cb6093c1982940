/// A table with heads for its columns and for its rows, which scrolls by itself where it is too wide.
enum HTMLTable {
  /// - Parameters:
  ///   - caption: says what it is; the name of the region that scrolls.
  ///   - rows: markup; the first cell is the head.
  static func markup(_ caption: String, heads: [String], rows: [[String]]) -> String {
    let head = heads.map { HTML.text("th", ["scope": "col"], $0) }.joined()
    let body = rows.map { cells in
      "\n"
        + HTML.element(
          "tr", [:], HTML.element("th", ["scope": "row"], cells.first ?? ""),
          cells.dropFirst().map { HTML.element("td", [:], $0) }.joined())
    }.joined()
    return HTML.element(
      "div", ["class": "wide", "role": "region", "tabindex": "0", "aria-label": caption],
      HTML.element(
        "table", [:], HTML.text("caption", caption), HTML.element("thead", [:], HTML.element("tr", [:], head)),
        HTML.element("tbody", [:], body)))
  }
}
