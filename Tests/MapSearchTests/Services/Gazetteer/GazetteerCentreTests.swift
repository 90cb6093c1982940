import MapSearch
import Testing

/// Where the centres of well-known cities are, by their town halls and main squares.
@Suite struct `The bundled table and the centres of cities` {
  @Test(arguments: CentreRow.all) func `a well-known city is where it is, to a twentieth of a degree`(
    _ row: CentreRow
  ) throws {
    let place = try #require(Gazetteer.places.first { $0.names.contains(row.testDescription) })

    #expect(abs(place.coordinate.latitude - row.latitude) < 0.05)
    #expect(abs(place.coordinate.longitude - row.longitude) < 0.05)
  }
}

struct CentreRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let latitude, longitude: Double

  private init(_ name: String, _ latitude: Double, _ longitude: Double) {
    testDescription = name
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  static let all = [
    CentreRow("Abuja", 9.058, 7.495), CentreRow("Almaty", 43.238, 76.945), CentreRow("Berlin", 52.518, 13.408),
    CentreRow("Bogotá", 4.598, -74.076), CentreRow("Cairo", 30.044, 31.236), CentreRow("Conakry", 9.509, -13.712),
    CentreRow("Delhi", 28.652, 77.231), CentreRow("Dubai", 25.270, 55.309), CentreRow("Hanoi", 21.029, 105.852),
    CentreRow("Ho Chi Minh City", 10.777, 106.701), CentreRow("Kinshasa", -4.325, 15.322),
    CentreRow("London", 51.507, -0.128), CentreRow("Mexico City", 19.433, -99.133),
    CentreRow("Moscow", 55.754, 37.620), CentreRow("Mumbai", 18.975, 72.826), CentreRow("New York", 40.713, -74.006),
    CentreRow("Paris", 48.857, 2.352), CentreRow("Singapore", 1.290, 103.852), CentreRow("Sydney", -33.868, 151.209),
    CentreRow("Tokyo", 35.690, 139.692), CentreRow("Buenos Aires", -34.608, -58.372),
  ]
}
