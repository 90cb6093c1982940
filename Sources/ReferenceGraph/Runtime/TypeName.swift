/// Names types as a reader knows them, the same in every run.
enum TypeName {
  /// `ConverterPresenter`.
  static func short(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

  /// `CurrencyConverter.ConverterPresenter`.
  static func qualified(_ type: Any.Type) -> String {
    let name = _typeName(type, qualified: true)
    // The runtime places a private type in an "unknown context" with an address, which changes from run to run.
    // Most names have no bracket, and that is found out soon.
    return name.utf8.contains(UInt8(ascii: "(")) && name.contains("(unknown context")
      ? name.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "") : name
  }
}
