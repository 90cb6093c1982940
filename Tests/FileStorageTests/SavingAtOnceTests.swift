import FileStorage
import Foundation
import SaveLoop
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct `Saving at once` {
  private let folder: TemporaryFolder
  private let file: JSONFile<NumberedState>

  init() throws {
    folder = try TemporaryFolder()
    file = JSONFile(at: folder.place("state.json"))
  }

  @Test func `threads leave one whole state, and whoever reads meanwhile reads whole ones`() async throws {
    let saves = Rounds.count(15, thorough: 50)
    try file.save(NumberedState(1))

    try await withThrowingTaskGroup(of: Void.self) { group in
      for first in [100, 200, 300, 400] {
        group.addTask { [file] in for number in first..<first + saves { try file.save(NumberedState(number)) } }
      }
      group.addTask { [file] in
        for _ in 0..<4 * saves {
          let state = try file.load()
          #expect(state?.isWhole == true)
        }
      }
      try await group.waitForAll()
    }

    #expect(try [99, 199, 299, 399].contains((file.load()?.number ?? 0) - saves))
    #expect(try folder.names() == ["state.json"])
  }

  @Test func `processes leave one whole state`() throws {
    let runs = try (1...3).map { _ in try SavingProcess(file: folder.place("state.json")) }
    for run in runs { try run.waitForSaves(Rounds.count(15, thorough: 50)) }
    let acknowledged = try runs.flatMap { try $0.kill() }

    let state = try #require(try file.load())
    #expect(state.isWhole)
    let last = try #require(acknowledged.max())
    #expect(state.number <= last + 1)
    #expect(try Set(folder.names()).isSubset(of: ["state.json", ".state.json.new"]))
  }
}
