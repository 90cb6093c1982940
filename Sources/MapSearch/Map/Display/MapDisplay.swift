/// What the map shows: the pin and the region around it, which change together.
public struct MapDisplay: Equatable, Sendable {
  public let pin: PinDisplay
  public let region: RegionDisplay

  package init(pin: PinDisplay, region: RegionDisplay) {
    self.pin = pin
    self.region = region
  }
}
