/// All systems that `viper run` shows, in the order in which they are named.
@MainActor enum Systems {
  static let all: [any RunnableSystem.Type] = [
    ConverterSystem.self, TodoSystem.self, EmployeesSystem.self, TasksSystem.self, MapSystem.self,
  ]

  static var names: String { all.map { $0.name }.joined(separator: ", ") }
}
