import MapSearch
import Testing

@Suite struct `A coordinate` {
  @Test(arguments: [
    (0, 0), (90, 180), (-90, -180), (90, -180), (-90, 180), (35.6895, 139.6917), (-0.0, -0.0),
    (.leastNonzeroMagnitude, -.leastNonzeroMagnitude),
  ]) func `is what it was made of`(_ latitude: Double, _ longitude: Double) throws {
    let coordinate = try Coordinate(latitude: latitude, longitude: longitude)

    #expect(coordinate.latitude == latitude)
    #expect(coordinate.longitude == longitude)
  }

  @Test(arguments: [
    90.000_000_1, -90.000_000_1, 91, 1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan, .signalingNaN,
  ]) func `has a latitude from −90 to 90`(_ latitude: Double) {
    #expect(throws: CoordinateError.latitude) { try Coordinate(latitude: latitude, longitude: 0) }
  }

  @Test(arguments: [
    180.000_000_1, -180.000_000_1, 181, 360, -1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    .signalingNaN,
  ]) func `has a longitude from −180 to 180`(_ longitude: Double) {
    #expect(throws: CoordinateError.longitude) { try Coordinate(latitude: 0, longitude: longitude) }
  }

  @Test func `of two wrong numbers names the latitude`() {
    #expect(throws: CoordinateError.latitude) { try Coordinate(latitude: .nan, longitude: .nan) }
  }

  @Test func `with a negative zero is the one with zero`() {
    #expect(Coordinate.at(-0.0, -0.0) == .at(0, 0))
    #expect(Set([Coordinate.at(-0.0, 0), .at(0, -0.0)]).count == 1)
  }
}
