extension Rule {
  /// Every rule, in order.
  public static let all = [
    v01, v02, v03, v04, v05, v06, v07, v08, v09, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v20,
  ]

  /// The rule of an id: `V05`, `v05` or `v5`; `nil` for any other text.
  public static func named(_ id: String) -> Rule? {
    let id = id.uppercased()
    return all.first { $0.id == id || id.hasPrefix("V") && $0.id == "V0" + id.dropFirst() }
  }
}
