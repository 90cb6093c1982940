import Testing

/// A module that commits one sin, or follows a known scheme, and all that the audit has to say of it.
struct Specimen: CustomTestStringConvertible, Sendable {
  let name: String

  /// `V01 KeepingPresenter.view`, in the order of the rules.
  let expected: [String]
  let make: @MainActor @Sendable () async -> Shop

  init(_ name: String, _ expected: [String], _ make: @escaping @MainActor @Sendable () async -> Shop) {
    self.name = name
    self.expected = expected
    self.make = make
  }

  var testDescription: String { name }

  static let all = ownership + callbacks + ownersOutside + knowledge + outputs + types + schemes

  static let sound = Specimen("a sound module", []) { .assembled() }

  @MainActor static func named(_ name: String) async throws -> Shop {
    guard let specimen = all.first(where: { $0.name == name }) else { throw NoSpecimen(name: name) }
    return await specimen.make()
  }
}

struct NoSpecimen: Error {
  let name: String
}
