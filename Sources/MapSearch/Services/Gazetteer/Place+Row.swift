extension Place {
  /// Reads a line of the table: English names, Japanese names, latitude, longitude.
  ///
  /// Columns are separated by ` | `, names by `/`. A name in kanji stands beside its reading.
  package init?(row: Substring) {
    let columns = row.split(separator: " | ", omittingEmptySubsequences: false)
    guard columns.count == 4, let latitude = Double(columns[2]), let longitude = Double(columns[3]),
      let coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }

    let names = columns[..<2].flatMap { $0.split(separator: Character("/"), omittingEmptySubsequences: false) }
    guard !names.contains("") else { return nil }
    self.init(names: names.map(String.init), coordinate: coordinate)
  }
}
