/// Type and subtype of a media type, without its parameters; case makes no difference (RFC 9110, section 8.3.1).
struct MediaType: Equatable {
  private let essence: String

  init(_ field: String) {
    let beforeParameters = field.prefix { $0 != ";" }
    essence = beforeParameters.filter { $0 != " " && $0 != "\t" }.lowercased()
  }
}
