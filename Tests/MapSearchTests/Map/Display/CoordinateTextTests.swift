import MapSearch
import Testing

@Suite struct `A coordinate as text` {
  @Test(arguments: [
    (35.6895, 139.6917, "35.6895° N, 139.6917° E"), (-33.8688, 151.2093, "33.8688° S, 151.2093° E"),
    (40.7128, -74.006, "40.7128° N, 74.0060° W"), (-22.9068, -43.1729, "22.9068° S, 43.1729° W"),
    (0, 0, "0.0000° N, 0.0000° E"), (-0.0, -0.0, "0.0000° N, 0.0000° E"),
    (-0.00004, -0.00004, "0.0000° N, 0.0000° E"), (0.00004, 0.00004, "0.0000° N, 0.0000° E"),
    (-0.00006, -0.00006, "0.0001° S, 0.0001° W"), (0.00006, 0.00006, "0.0001° N, 0.0001° E"),
    (1.00005, 2.99995, "1.0001° N, 3.0000° E"), (1.00004, 2.99994, "1.0000° N, 2.9999° E"),
    (89.99996, 179.99996, "90.0000° N, 180.0000° E"),
    (.leastNonzeroMagnitude, -.leastNonzeroMagnitude, "0.0000° N, 0.0000° E"),
    (90, 180, "90.0000° N, 180.0000° E"), (-90, -180, "90.0000° S, 180.0000° W"),
    (9.0305, 0.05, "9.0305° N, 0.0500° E"),
  ]) func `has four digits and a side, and none where it rounds to zero`(
    _ latitude: Double, _ longitude: Double, _ text: String
  ) {
    #expect(Coordinate.at(latitude, longitude).text == text)
  }
}
