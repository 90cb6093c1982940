extension RuleSource {
  static let converter = RuleSource(name: "the article behind CurrencyConverter")
  static let todo = RuleSource(name: "the article behind TodoList")
  static let employees = RuleSource(name: "the article behind EmployeeDirectory")
  static let planner = RuleSource(name: "the slides behind TaskPlanner")
  static let map = RuleSource(name: "the article behind MapSearch")

  static let book = RuleSource(name: "The Book of VIPER")
  static let objcio = RuleSource(name: "objc.io issue 13")
  static let viperTodo = RuleSource(name: "VIPER-TODO#2")

  static let infinum = RuleSource(name: "infinum's README")
  static let ribs = RuleSource(name: "the RIBs README")
  static let coldLogical = RuleSource(name: "ColdLogical's README")

  static let own = RuleSource(name: "this project")
}
