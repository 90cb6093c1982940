extension Rule {
  static let v01 = standin("V01")
  static let v02 = standin("V02")
  static let v03 = standin("V03")
  static let v04 = standin("V04")
  static let v05 = standin("V05")
  static let v06 = standin("V06")
  static let v07 = standin("V07")
  static let v08 = standin("V08")
  static let v09 = standin("V09")
  static let v10 = standin("V10")
  static let v12 = standin("V12")
  static let v17 = standin("V17")
  static let v18 = standin("V18")
  private static func standin(_ id: String) -> Rule {
    Rule(
      id: id, title: id, statement: id, reason: "", sources: [], disputes: [], enforcement: [], fix: "", exception: "",
      breaking: "")
  }
}

struct RuleText {
  private let rule: Rule
  init(_ rule: Rule) { self.rule = rule }
  var headline: String { "\(rule.id) \(rule.title)." }
  var pointer: String { "More: viper explain \(rule.id)" }
}
