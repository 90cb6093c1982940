import MapSearch
import Terminal
import Testing

@Suite struct `A map of the world in letters` {
  @Test func `is 60 letters wide and 15 high, and as wide in every line`() {
    #expect(WorldMap.land.count == 15)
    #expect(WorldMap.land.allSatisfy { $0.count == 60 && $0.utf8.count == 60 })
    #expect(Set(WorldMap.land.joined()) == [" ", "."])
  }

  @Test(arguments: CellRow.all) func `puts a coordinate into its letter`(_ row: CellRow) {
    let cell = WorldMap.cell(latitude: row.latitude, longitude: row.longitude)

    #expect([cell.row, cell.column] == [row.row, row.column])
  }

  @Test(arguments: CellRow.all) func `draws the pin there, and nowhere else`(_ row: CellRow) {
    let lines = WorldMap.lines(latitude: row.latitude, longitude: row.longitude)

    #expect(lines.count == 15)
    #expect(Array(lines[row.row])[row.column] == "*")
    #expect(lines.joined().filter { $0 == "*" }.count == 1)
  }

  @Test func `leaves the land as it is beside the pin`() {
    let lines = WorldMap.lines(latitude: 0, longitude: -30)

    for (line, land) in zip(lines, WorldMap.land) {
      let drawn = line + String(repeating: " ", count: 60 - line.count)
      #expect(zip(drawn, land).allSatisfy { $0 == $1 || $0 == "*" })
    }
  }

  @Test func `ends each line with land or the pin`() {
    #expect(WorldMap.lines(latitude: 0, longitude: 0).allSatisfy { $0.last != " " })
  }

  @Test func `has land under every place of the gazetteer`() {
    let drowned = Gazetteer.places.filter { place in
      let cell = WorldMap.cell(latitude: place.coordinate.latitude, longitude: place.coordinate.longitude)
      return Array(WorldMap.land[cell.row])[cell.column] != "."
    }

    #expect(drowned.map(\.names) == [])
  }
}

struct CellRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let latitude, longitude: Double
  let row, column: Int

  private init(_ name: String, _ latitude: Double, _ longitude: Double, row: Int, column: Int) {
    testDescription = name
    (self.latitude, self.longitude) = (latitude, longitude)
    (self.row, self.column) = (row, column)
  }

  static let all = [
    CellRow("north-western corner", 90, -180, row: 0, column: 0),
    CellRow("north-eastern corner", 90, 180, row: 0, column: 59),
    CellRow("south-western corner", -90, -180, row: 14, column: 0),
    CellRow("south-eastern corner", -90, 180, row: 14, column: 59),
    CellRow("North Pole", 90, 0, row: 0, column: 30),
    CellRow("South Pole", -90, 0, row: 14, column: 30),
    CellRow("antimeridian, from the west", 0, -180, row: 7, column: 0),
    CellRow("antimeridian, from the east", 0, 180, row: 7, column: 59),
    CellRow("just before the antimeridian", 0, 179.9999, row: 7, column: 59),
    CellRow("just behind the antimeridian", 0, -179.9999, row: 7, column: 0),
    CellRow("the middle", 0, 0, row: 7, column: 30),
    CellRow("just west of Greenwich", 0, -0.0001, row: 7, column: 29),
    CellRow("a northern edge", 6, 6, row: 7, column: 31),
    CellRow("just north of it", 6.0001, 5.9999, row: 6, column: 30),
    CellRow("Tokyo", 35.6895, 139.6917, row: 4, column: 53),
    CellRow("Sydney", -33.8688, 151.2093, row: 10, column: 55),
    CellRow("Honolulu", 21.3069, -157.8583, row: 5, column: 3),
  ]
}
