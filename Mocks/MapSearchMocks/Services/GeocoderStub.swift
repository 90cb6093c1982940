public import MapSearch
public import Titles

/// Answers at once, as the test says.
@MainActor public final class GeocoderStub: Geocoder {
  public let credit: String

  private let answer: @MainActor (Title) -> Result<Coordinate, SearchError>

  public init(credit: String, answer: @escaping @MainActor (Title) -> Result<Coordinate, SearchError>) {
    self.credit = credit
    self.answer = answer
  }

  public func coordinate(of query: Title) async throws(SearchError) -> Coordinate {
    try answer(query).get()
  }
}
