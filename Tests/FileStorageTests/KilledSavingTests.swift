import FileStorage
import Foundation
import SaveLoop
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Killed while saving` {
  private let folder: TemporaryFolder
  private let file: JSONFile<NumberedState>

  init() throws {
    folder = try TemporaryFolder()
    file = JSONFile(at: folder.place("state.json"))
  }

  @Test func `each time, the file holds the last acknowledged state or the next, whole`() throws {
    var random = SeededGenerator(seed: 9)
    var inside = 0

    for round in 1...Rounds.count(25, thorough: 200) {
      let saving = try SavingProcess(file: folder.place("state.json"))
      try saving.waitForSaves(Int.random(in: 1...3, using: &random))
      if round.isMultiple(of: 2) { aimInside() } else { spin(Int.random(in: 0...20_000, using: &random)) }
      let last = try #require(try saving.kill().last)

      let state = try #require(try file.load(), "round \(round): nothing is there any more")
      let names = try folder.names()
      #expect(state.isWhole, "round \(round): state \(state.number) is not whole")
      #expect(
        [last, last + 1].contains(state.number),
        "round \(round): \(last) was acknowledged last. To fix: return from `save` after the rename, not before.")
      #expect(Set(names).isSubset(of: ["state.json", ".state.json.new"]), "round \(round) left something new")
      inside += names.count - 1
    }

    #expect(inside > 0, "No kill met a save before its rename, so nothing was proved. To fix: make the states larger.")
  }
}

extension `Killed while saving` {
  /// Waits for the temporary file, not for long: a kill meets the save that is writing it.
  private func aimInside() {
    let temporary = folder.place(".state.json.new").path
    for _ in 0..<100_000 where access(temporary, F_OK) == 0 { return }
  }

  /// Moves the kill a little, so that it meets every part of a save.
  private func spin(_ rounds: Int) {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<rounds { _ = random.next() }
  }
}
