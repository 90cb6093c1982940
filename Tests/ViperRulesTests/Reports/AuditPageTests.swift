import Foundation
import Testing

@testable import ViperRules

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The page for a browser, as far as it can be read without one.
@Suite struct `An audit as a page` {
  @Test(arguments: [ModuleReport.sound(), .broken()]) func `is well-formed, and needs nothing from elsewhere`(
    _ module: ModuleReport
  ) {
    let page = AuditReport.example(module).text(.html)
    let namespaces = ["http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg"]

    let parser = XMLParser(data: Data(page.utf8))
    #expect(parser.parse(), "line \(parser.lineNumber): \(String(describing: parser.parserError))")
    #expect(namespaces.reduce(page) { $0.replacing($1, with: "") }.contains("http") == false)
    for word in ["<script", "<link", "@import", "url(", " src="] { #expect(!page.contains(word)) }
  }

  @Test func `names every rule with its verdict`() {
    let page = AuditReport.example(.broken()).text(.html)

    for rule in Rule.examples { #expect(page.contains(">\(rule.id)</abbr>")) }
    #expect(page.contains("Rules: 1 broken; 1 kept; 1 not judged, read from sources, which nothing does yet"))
  }

  @Test func `shows what is broken in the drawing and in words, and of a sound module nothing red`() {
    let broken = AuditReport.example(.broken()).text(.html)
    let sound = AuditReport.example(.sound()).text(.html)

    #expect(broken.contains("<title>GreetingPresenter.kept ══▶ GreetingScreen</title>"))
    #expect(broken.contains(#"<g class="strong broken">"#))
    #expect(broken.contains(">V01</text></g>"))
    #expect(broken.contains("<strong>To fix: </strong>declare <code>weak</code> on GreetingPresenter.kept."))
    #expect(broken.contains("VIPER audit: broken"))
    #expect(sound.contains("VIPER audit: sound"))
    for mark in [#"class="badge""#, #"class="finding""#, "mark broken"] {
      #expect(!sound.contains("<g \(mark)") && !sound.contains("\(mark)>"))
    }
  }

  @Test func `writes what is markup elsewhere as text`() {
    let page = AuditReport.example(.sound()).text(.html)

    #expect(page.contains("Pure logic imports &lt;nothing&gt; &amp; &quot;does&quot; nothing"))
    #expect(HTML.text("p", ["title": "\"<&>"], "\"<&>") == #"<p title="&quot;&lt;&amp;&gt;">&quot;&lt;&amp;&gt;</p>"#)
    #expect(HTML.prose("write `a < b` & go") == "write <code>a &lt; b</code> &amp; go")
  }

  @Test(arguments: AuditFormat.allCases) func `the same audit gives the same bytes`(_ format: AuditFormat) {
    #expect(
      AuditReport.example(.broken(), .sound()).text(format) == AuditReport.example(.broken(), .sound()).text(format))
  }
}
