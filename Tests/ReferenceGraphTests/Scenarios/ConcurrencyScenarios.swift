import ReferenceGraph
import Testing

/// Objects that tasks use; a scenario returns once its tasks are where it wants them.
struct TaskScenario: CustomTestStringConvertible, Sendable {
  let name: String
  let truth: Scenario.Truth
  let make: @Sendable () async -> [Watched]

  init(_ name: String, _ truth: Scenario.Truth, _ make: @escaping @Sendable () async -> [Watched]) {
    (self.name, self.truth, self.make) = (name, truth, make)
  }

  var testDescription: String { name }
}
