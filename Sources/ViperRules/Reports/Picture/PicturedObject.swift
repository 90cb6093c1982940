/// The objects of one type, as one box of a drawing.
struct PicturedObject: Sendable, Equatable {
  /// `ConverterPresenter`.
  let name: String

  /// What it is to the module; `nil` for what it uses and does not know by a role.
  var role: Role?

  /// How many there were at most in one state.
  var count = 1

  /// The broken rules that are about the object and none of its references.
  var rules: [String] = []

  /// `Row ×3`.
  var label: String { count == 1 ? name : "\(name) ×\(count)" }
}
