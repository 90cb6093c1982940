import MapSearch
import Testing

@Suite struct `What the map shows` {
  @Test func `a pin has title, text and numbers`() {
    let pin = PinDisplay(title: "Tokyo", coordinate: .tokyo)

    #expect(pin.title == "Tokyo")
    #expect(pin.position == "35.6895° N, 139.6917° E")
    #expect(pin.latitude == 35.6895)
    #expect(pin.longitude == 139.6917)
  }

  @Test(arguments: [
    (0.0, 0.0, "0.0050° S, 0.0050° W to 0.0050° N, 0.0050° E"),
    (90, 180, "89.9950° N, 179.9950° E to 90.0000° N, 179.9950° W"),
    (-90, -180, "90.0000° S, 179.9950° E to 89.9950° S, 179.9950° W"),
  ]) func `a region has its corners as text and numbers`(_ latitude: Double, _ longitude: Double, _ text: String) {
    let region = MapRegion(around: .at(latitude, longitude))

    let display = RegionDisplay(region)

    #expect(display.text == text)
    #expect(display.south == region.southWest.latitude)
    #expect(display.west == region.southWest.longitude)
    #expect(display.north == region.northEast.latitude)
    #expect(display.east == region.northEast.longitude)
  }
}
