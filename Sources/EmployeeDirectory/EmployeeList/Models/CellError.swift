/// Why a cell does not show a model.
public enum CellError: Error, Equatable, Sendable {
  /// It is of another kind than the cell shows.
  case unknownModel
}
