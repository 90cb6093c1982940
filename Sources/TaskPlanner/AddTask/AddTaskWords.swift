internal import Titles

/// Every word that a new task says, in one place.
enum AddTaskWords {
  static let noNavigation = "This screen cannot be closed from here."

  static func sentence(for refusal: AddTaskRefusal) -> String {
    switch refusal {
    case .title(.nothingToSee): "A task needs a title."
    case .noDay(let text): "“\(text)” is no day. Write it like 2026-04-13."
    }
  }

  static func sentence(for error: AppError) -> String {
    switch error {
    case .damaged: "What was saved was damaged and has been set aside. Save once more to start afresh."
    case .notReadable: "The saved tasks cannot be read, so that none is added. Save once more, or cancel."
    case .newerVersion: "A newer version of this program has saved the tasks. Use that one to add to them."
    case .notWritable: "The task could not be saved. Save once more, or cancel."
    }
  }
}
