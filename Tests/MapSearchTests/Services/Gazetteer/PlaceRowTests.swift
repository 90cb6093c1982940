import MapSearch
import Testing

@Suite struct `A row of the table of places` {
  @Test func `is names, latitude and longitude`() {
    let place = Place(row: "Beijing/Peking | 北京/ペキン | 39.9042 | -116.4074")

    #expect(
      place == Place(names: ["Beijing", "Peking", "北京", "ペキン"], coordinate: .at(39.9042, -116.4074)))
  }

  @Test(arguments: [
    "", "Rome", "Rome | ローマ | 41.9", "Rome | ローマ | 41.9 | 12.5 | 1", "Rome | ローマ | x | 12.5", "Rome | ローマ | 41.9 | ",
    "Rome | ローマ | 91 | 12.5", "Rome | ローマ | 41.9 | 181", "Rome | ローマ | nan | 12.5", " | ローマ | 41.9 | 12.5",
    "Rome |  | 41.9 | 12.5", "Rome/ | ローマ | 41.9 | 12.5", "/Rome | ローマ | 41.9 | 12.5", "Rome|ローマ|41.9|12.5",
  ]) func `is nothing else`(_ row: String) {
    #expect(Place(row: Substring(row)) == nil)
  }
}
