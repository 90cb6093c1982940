import MapSearch
import Testing

@Suite struct `The bundled table of places` {
  @Test func `has rows that can all be read`() {
    #expect(Gazetteer.places.count == Gazetteer.rows.count)
    #expect(Gazetteer.places.count >= 240)
    #expect(Gazetteer.rows.filter { Place(row: $0) == nil } == [])
  }

  @Test func `has every name once, also when folded`() {
    let folded = Gazetteer.places.flatMap { place in Set(place.names.map(FoldedName.init)) }
    let doubled = Dictionary(grouping: folded) { $0 }.filter { $0.value.count > 1 }.keys.map(\.text)

    #expect(doubled.sorted() == [])
  }

  @Test func `has a Japanese name for every place`() {
    let without = Gazetteer.places.filter { place in
      !place.names.contains { $0.unicodeScalars.contains { 0x3040...0x9FFF ~= $0.value } }
    }

    #expect(without.map(\.names) == [])
  }

  @Test func `reads every name that is written in kanji`() {
    let unread = Gazetteer.places.map(\.names).filter { names in
      names.contains { $0.unicodeScalars.contains { 0x4E00...0x9FFF ~= $0.value } }
        && !names.contains { $0.unicodeScalars.allSatisfy { 0x3040...0x30FF ~= $0.value } }
    }

    #expect(unread == [])
  }

  @Test func `writes coordinates with two digits behind the point at least`() {
    let coarse = Gazetteer.rows.filter { row in
      row.split(separator: " | ").suffix(2).contains { $0.wholeMatch(of: /-?[0-9]+\.[0-9]{2,}/) == nil }
    }

    #expect(coarse == [])
  }

  @Test func `has no two places at one point`() {
    #expect(Set(Gazetteer.places.map(\.coordinate)).count == Gazetteer.places.count)
  }

  @Test(arguments: Continent.all) func `keeps every place within its continent`(_ continent: Continent) {
    let outside = continent.rows.split(separator: "\n").compactMap { Place(row: $0) }.filter { place in
      !continent.latitudes.contains(place.coordinate.latitude)
        || !continent.longitudes.contains { $0.contains(place.coordinate.longitude) }
    }

    #expect(outside == [])
  }

  @Test(arguments: Capitals.all) func `knows the capital of every member of the United Nations`(_ capital: String) {
    #expect(Gazetteer.places.contains { $0.names.contains(capital) })
  }

  @Test func `the United Nations have 193 members`() {
    #expect(Set(Capitals.all).count == 193)
  }
}

/// The rectangle around a continent, in degrees.
struct Continent: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let rows: String
  let latitudes: ClosedRange<Double>
  let longitudes: [ClosedRange<Double>]

  static let all = [
    Continent(testDescription: "Europe", rows: Gazetteer.europe, latitudes: 34...72, longitudes: [-25...45]),
    Continent(testDescription: "Asia", rows: Gazetteer.asia, latitudes: -11...56, longitudes: [26...146]),
    Continent(testDescription: "Africa", rows: Gazetteer.africa, latitudes: -35...38, longitudes: [-26...58]),
    Continent(
      testDescription: "the Americas", rows: Gazetteer.americas, latitudes: -56...72, longitudes: [-170 ... -34]),
    Continent(
      testDescription: "Oceania", rows: Gazetteer.oceania, latitudes: -48...22,
      longitudes: [113...180, -180 ... -149]),
  ]
}
