/// Why a text is no title.
public enum TitleError: Error, Equatable, Sendable {
  /// It is empty, or would look so.
  case nothingToSee
}
