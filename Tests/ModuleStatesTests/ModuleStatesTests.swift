import ModuleStates
import ReferenceGraph
import Testing
import ViperRules

@MainActor @Suite struct `All modules in all their states` {
  @Test(arguments: ModuleStates.all) func `is the same each time`(_ state: ModuleState) async throws {
    let staged = [try await state.stage(), try await state.stage()]
    let tables = staged.map { ObjectGraph(of: [$0.module.view].compactMap(\.self)).ownershipTable }

    #expect(tables[0] == tables[1])
  }

  @Test func `every module has states, each with a name of its own`() {
    let modules = ModuleStates.all.reduce(into: [String]()) { if $0.last != $1.module { $0.append($1.module) } }

    #expect(
      modules == [
        "Converter", "About", "TodoList", "TodoDetail", "EmployeeList", "Portrait", "TaskList", "AddTask", "Map",
      ])
    #expect(Set(ModuleStates.all.map(\.description)).count == ModuleStates.all.count)
  }

  @Test func `a state says which module it is and what it does`() throws {
    let state = try #require(ModuleStates.all.first { $0.name == "rate in flight" })

    #expect(state.system == "CurrencyConverter")
    #expect("\(state)" == "Converter, rate in flight")
  }
}
