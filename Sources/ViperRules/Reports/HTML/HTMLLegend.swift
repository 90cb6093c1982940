/// What the lines and boxes of the drawings mean.
enum HTMLLegend {
  static var markup: String {
    HTML.element(
      "section", ["class": "legend", "aria-label": "Legend"],
      HTML.element("ul", [:], (lines + roles).map { HTML.element("li", [:], $0) }.joined()))
  }

  private static var lines: [String] {
    [
      line("strong", "strong: keeps it alive"), line("weak", "weak: sees it go"),
      line("unowned", "unowned: ends the program when it is gone"), line("strong broken", "breaks a rule"),
    ]
  }

  private static func line(_ style: String, _ meaning: String) -> String {
    HTML.element(
      "svg", ["class": "drawing", "width": "56", "height": "14", "viewBox": "0 0 56 14", "aria-hidden": "true"],
      HTML.element(
        "g", ["class": style], HTML.element("path", ["class": "line", "d": "M2 7 H46"]),
        HTML.element("path", ["class": "head", "d": "M54 7 L45 2 L45 12 Z"])))
      + HTML.escaped(meaning)
  }

  private static var roles: [String] {
    Role.allCases.map { role in
      HTML.element("span", ["class": "swatch \(role.rawValue)"]) + HTML.escaped(role.rawValue)
    }
  }
}
