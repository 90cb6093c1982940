internal import Titles

/// What is said when something does not work; both modules say it alike.
enum TodoWords {
  static func sentence(for error: TitleError) -> String {
    switch error {
    case .nothingToSee: "A todo needs a title with something to see in it."
    }
  }

  static func sentence(for error: TodoStoreError) -> String {
    switch error {
    case .damaged: "What was saved was damaged and has been set aside. The list starts afresh."
    case .notReadable: "What was saved cannot be read, so nothing can be changed."
    case .newerVersion: "A newer version of this program has saved the todos. Use that one to see them."
    case .notWritable: "The change could not be saved, so nothing has changed."
    case .unknown: "This todo is not there any more."
    case .taken: "The todo could not be added: another one has its id."
    }
  }
}
