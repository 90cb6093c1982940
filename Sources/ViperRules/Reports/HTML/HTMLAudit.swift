/// One page for a browser, a phone or paper, without scripts and without anything from elsewhere.
struct HTMLAudit {
  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  var text: String {
    "<!DOCTYPE html>\n"
      + HTML.element("html", ["lang": "en", "xmlns": "http://www.w3.org/1999/xhtml"], "\n", head, "\n", body, "\n")
      + "\n"
  }

  private var head: String {
    HTML.element(
      "head", [:],
      "\n", HTML.element("meta", ["charset": "utf-8"]),
      "\n", HTML.element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      "\n", HTML.element("meta", ["name": "color-scheme", "content": "light dark"]),
      "\n", HTML.text("title", title),
      "\n", HTML.element("style", [:], "\n" + HTMLStyle.text), "\n")
  }

  /// The outcome stands in the name of the window.
  private var title: String { report.isClean ? "VIPER audit: sound" : "VIPER audit: broken" }

  private var body: String {
    let outcome = report.isClean ? "sound" : "unsound"
    return HTML.element(
      "body", [:],
      "\n",
      HTML.element(
        "header", [:], HTML.text("h1", "VIPER audit"),
        "\n", HTML.text("p", ["class": "verdict \(outcome)"], report.summary)),
      "\n",
      HTML.element(
        "main", [:], HTMLOverview(report).markup, "\n", HTMLLegend.markup,
        report.modules.map { "\n" + HTMLModule($0, rules: report.rules).markup }.joined(), "\n",
        HTMLRules.list(report.rules)), "\n")
  }
}
