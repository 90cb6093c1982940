import Foundation
import MapSearch
import Testing

@Suite struct `Bodies of a Nominatim server` {
  @Test func `the first result is the place`() throws {
    let body = #"[{"lat":"35.6768601","lon":"139.7638947"},{"lat":"1","lon":"2"}]"#

    #expect(try read(body) == .at(35.6768601, 139.7638947))
  }

  @Test(arguments: ["{}", "null", "1", #"{"lat":1}"#, #"{"lat":"x","lon":"y"}"#, #"{"lat":"91","lon":"0"}"#])
  func `a later result may be whatever it is`(_ later: String) throws {
    #expect(try read(#"[{"lat":"1","lon":"2"},\#(later)]"#) == .at(1, 2))
  }

  @Test func `what stands beside latitude and longitude is ignored`() throws {
    let body = """
      [{"place_id":237904129,"licence":"Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright",
        "osm_type":"relation","osm_id":7444,"lat":"48.8588897","lon":"2.3200410","category":"boundary",
        "type":"administrative","place_rank":12,"importance":0.8845,"addresstype":"city","name":"Paris",
        "display_name":"Paris, Île-de-France, France","boundingbox":["48.8","48.9","2.2","2.4"]}]
      """

    #expect(try read(body) == .at(48.8588897, 2.3200410))
  }

  @Test(arguments: [
    ("0", "0", 0, 0), ("-0.0", "-0", 0, 0), ("90", "180", 90, 180), ("-90.0000000", "-180.0000000", -90, -180),
    ("007.5", "1.50", 7.5, 1.5), ("51.4769", "-3.2e-05", 51.4769, -0.000032), ("4.5E-7", "1e1", 0.00000045, 10),
    ("-1.5e+01", "0e400", -15, 0), ("0", "1e-999", 0, 0),
  ]) func `every decimal number in range is read`(
    _ latitude: String, _ longitude: String, _ north: Double, _ east: Double
  ) throws {
    #expect(try read(Self.body(latitude, longitude)) == .at(north, east))
  }

  @Test(arguments: ["[]", " [ ] ", "[\n]"]) func `an empty list is no result`(_ body: String) {
    #expect(throws: SearchError.noResult) { try read(body) }
  }

  @Test(arguments: [
    "", " ", "{", "{}", "null", "1", "\"Paris\"", "[null]", "[1]", "[[]]", "[{}]", #"[{"lat":"1"}]"#, #"[{"lon":"1"}]"#,
    #"[{"lat":1,"lon":"2"}]"#, #"[{"lat":"1","lon":2}]"#, #"[{"lat":null,"lon":"2"}]"#, #"{"lat":"1","lon":"2"}"#,
    #"[{},{"lat":"1","lon":"2"}]"#, #"[{"lat":"1","lon":"2"}"#, #"[{"lat":"1","lon":"2"},"#,
    #"{"error":"Unable to geocode"}"#, "<html>502</html>",
    "\u{0}", "\u{FEFF}",
  ]) func `another shape cannot be read`(_ body: String) {
    #expect(throws: SearchError.network(.malformed)) { try read(body) }
  }

  @Test(arguments: [
    "", " ", "x", "nan", "NaN", "inf", "-inf", "infinity", "0x1p3", "0x1", "1e", "1e-", "e1", "1e1.5",
    "1 e1", "1e 1", "1e--1", "1e+-1", "1ee1", "1e3", "-1e3", "1e400", "-1e400", "+1", "1.", ".5", "1,5", " 1", "1 ",
    "--1",
    "1.2.3", "١", "1\u{301}", "181", "-181", "1000000000000000000000", String(repeating: "9", count: 400),
  ]) func `what is no number in range is no coordinate`(_ text: String) {
    #expect(throws: SearchError.network(.malformed)) { try read(Self.body(text, "0")) }
    #expect(throws: SearchError.network(.malformed)) { try read(Self.body("0", text)) }
  }

  @Test(arguments: ["90.0000001", "-90.0000001", "91", "180"]) func `a latitude ends at the poles`(_ latitude: String) {
    #expect(throws: SearchError.network(.malformed)) { try read(Self.body(latitude, "0")) }
  }

  private static func body(_ latitude: String, _ longitude: String) -> String {
    #"[{"lat":"\#(latitude)","lon":"\#(longitude)"}]"#
  }

  private func read(_ body: String) throws -> Coordinate {
    try NominatimPayload.coordinate(in: Data(body.utf8))
  }
}
