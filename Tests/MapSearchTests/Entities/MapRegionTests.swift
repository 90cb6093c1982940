import MapSearch
import Testing

@Suite struct `The region around a pin` {
  @Test(arguments: [(35.6895, 139.6917), (0, 0), (-33.8688, -151.2093)])
  func `is 0.01 degrees high and wide, with the pin in its middle`(_ latitude: Double, _ longitude: Double) {
    let region = MapRegion(around: .at(latitude, longitude))

    #expect(abs(region.northEast.latitude - region.southWest.latitude - 0.01) < 1e-9)
    #expect(abs(region.northEast.longitude - region.southWest.longitude - 0.01) < 1e-9)
    #expect(abs(region.northEast.latitude - latitude - 0.005) < 1e-9)
    #expect(abs(region.northEast.longitude - longitude - 0.005) < 1e-9)
  }

  @Test(arguments: [
    (90, 89.995, 90), (89.998, 89.993, 90), (-90, -90, -89.995), (-89.998, -90, -89.993),
  ]) func `ends at a pole`(_ latitude: Double, _ south: Double, _ north: Double) {
    let region = MapRegion(around: .at(latitude, 0))

    #expect(abs(region.southWest.latitude - south) < 1e-9)
    #expect(abs(region.northEast.latitude - north) < 1e-9)
    #expect(region.northEast.latitude <= 90)
    #expect(region.southWest.latitude >= -90)
  }

  @Test(arguments: [
    (180, 179.995, -179.995), (-180, 179.995, -179.995), (179.998, 179.993, -179.997), (-179.998, 179.997, -179.993),
  ]) func `goes on beyond the antimeridian`(_ longitude: Double, _ west: Double, _ east: Double) {
    let region = MapRegion(around: .at(0, longitude))

    #expect(abs(region.southWest.longitude - west) < 1e-9)
    #expect(abs(region.northEast.longitude - east) < 1e-9)
  }

  @Test(arguments: [(179.995, 180), (-179.995, -180)])
  func `that ends at the antimeridian stays on its side`(_ longitude: Double, _ edge: Double) {
    let region = MapRegion(around: .at(0, longitude))

    #expect([region.southWest.longitude, region.northEast.longitude].contains { abs($0 - edge) < 1e-9 })
  }

  @Test(arguments: [-90.0, -89.999, 0, 89.999, 90], [-180.0, -179.999, 0, 179.999, 180])
  func `always has corners that are coordinates`(_ latitude: Double, _ longitude: Double) throws {
    let region = MapRegion(around: .at(latitude, longitude))

    for corner in [region.southWest, region.northEast] {
      #expect(try Coordinate(latitude: corner.latitude, longitude: corner.longitude) == corner)
    }
  }
}
