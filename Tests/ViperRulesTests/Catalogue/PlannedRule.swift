import Testing
import ViperRules

/// A row of the plan of the rules: what they rest on and what looks at them.
struct PlannedRule: Sendable, CustomTestStringConvertible {
  enum Source: Sendable {
    case a, b, c, d, e, book, objc, todo2, infinum, ribs, coldLogical, own

    var name: String {
      switch self {
      case .a: "the article behind CurrencyConverter"
      case .b: "the article behind TodoList"
      case .c: "the article behind EmployeeDirectory"
      case .d: "the slides behind TaskPlanner"
      case .e: "the article behind MapSearch"
      case .book: "The Book of VIPER"
      case .objc: "objc.io issue 13"
      case .todo2: "VIPER-TODO#2"
      case .infinum: "infinum's README"
      case .ribs: "the RIBs README"
      case .coldLogical: "ColdLogical's README"
      case .own: "this project"
      }
    }
  }

  let id: String
  let sources: [Source]
  let disputes: [Source]
  let enforcement: [Enforcement]

  var testDescription: String { id }

  private init(_ id: String, _ sources: [Source], disputedBy disputes: [Source] = [], _ enforcement: Enforcement...) {
    self.id = id
    self.sources = sources
    self.disputes = disputes
    self.enforcement = enforcement
  }

  static let all = [
    PlannedRule("V01", [.a, .b, .d, .e, .book, .todo2], disputedBy: [.infinum, .coldLogical], .live, .source),
    PlannedRule("V02", [.a, .b, .e, .book], disputedBy: [.ribs], .live, .source),
    PlannedRule("V03", [.a, .b, .d, .book], .live, .source),
    PlannedRule("V04", [.a, .b, .d, .e, .book], disputedBy: [.infinum], .live, .source),
    PlannedRule("V05", [.a, .infinum], disputedBy: [.coldLogical], .live),
    PlannedRule("V06", [.b, .c], .live, .source),
    PlannedRule("V07", [.own], .held),
    PlannedRule("V08", [.a, .b, .infinum], .types, .source),
    PlannedRule("V09", [.a, .infinum, .book], disputedBy: [.a], .live, .types, .source),
    PlannedRule("V10", [.a, .b, .d, .objc], disputedBy: [.objc], .types, .source),
    PlannedRule("V11", [.a, .own], .source),
    PlannedRule("V12", [.a, .book], .types, .source),
    PlannedRule("V13", [.book, .e], disputedBy: [.a, .b], .source),
    PlannedRule("V14", [.book, .infinum], .source),
    PlannedRule("V15", [.a, .book], .source),
    PlannedRule("V16", [.a, .b, .e, .book], disputedBy: [.a], .source),
    PlannedRule("V17", [.a, .b], disputedBy: [.a], .types, .source),
    PlannedRule("V18", [.book], disputedBy: [.a], .live, .source),
    PlannedRule("V19", [.book, .own], .source),
    PlannedRule("V20", [.c, .book], .source),
  ]
}
