import MapSearch
import Testing
import Titles

@MainActor @Suite struct `The bundled gazetteer` {
  @Test(arguments: [
    "Tokyo", "TŌKYŌ", "ｔｏｋｙｏ", "東京", "ﾄｳｷｮｳ", "とうきょう", "  Tokyo ", "toky",
  ]) func `finds Tokyo, however it is written`(_ query: String) async throws {
    #expect(try await BundledGazetteer().coordinate(of: Title(query)) == .tokyo)
  }

  @Test(arguments: [
    ("são paulo", "São Paulo"), ("Sao Paulo", "São Paulo"), ("Zurich", "Zürich"), ("zürich", "Zürich"),
    ("  Paris ", "Paris"), ("パリ", "Paris"), ("ﾊﾟﾘ", "Paris"), ("Washington", "Washington, D.C."),
    ("ワシントン", "Washington, D.C."),
    ("Rio", "Rio de Janeiro"), ("Saigon", "Ho Chi Minh City"), ("Kiev", "Kyiv"), ("上海", "Shanghai"), ("ぺきん", "Beijing"),
    ("port au prince", "Port-au-Prince"), ("Delhi", "Delhi"), ("Köln", "Cologne"), ("ヴェネツィア", "Venice"),
    ("深セン", "Shenzhen"), ("シーアン", "Xi'an"), ("Xi´an", "Xi'an"), ("タイホク", "Taipei"), ("New York City", "New York"),
    ("new york", "New York"),
  ]) func `finds a place by any of its names`(_ query: String, _ name: String) async throws {
    let place = try #require(Gazetteer.places.first { $0.names.contains(name) })

    #expect(try await BundledGazetteer().coordinate(of: Title(query)) == place.coordinate)
  }

  @Test func `finds every place by every name`() async throws {
    for place in Gazetteer.places {
      for name in place.names {
        #expect(try await BundledGazetteer().coordinate(of: Title(name)) == place.coordinate)
      }
    }
  }

  @Test(arguments: [
    "Atlantis", "San", "ki", "Parisian", "Paris, Texas", "zz", "…", "。", "🗼", "都", "okyo", "35.68, 139.69",
    String(repeating: "a", count: 10_000),
  ]) func `has no result for what it does not know, and for what may be several places`(_ query: String) async {
    await #expect(throws: SearchError.noResult) { try await BundledGazetteer().coordinate(of: Title(query)) }
  }

  @Test func `is nobody's data but this project's`() {
    #expect(BundledGazetteer().credit == "")
  }
}
