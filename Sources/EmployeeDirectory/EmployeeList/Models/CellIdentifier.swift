/// Which kind of cell shows a row: a case, so that none can be empty or have no cell.
public enum CellIdentifier: Hashable, Sendable, CaseIterable {
  case baseInfo, workplace, button
}
