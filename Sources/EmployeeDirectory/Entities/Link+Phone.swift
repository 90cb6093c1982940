public import Links

extension Link {
  /// A link that calls (RFC 3966); `nil` for what is no telephone number, or not clearly one.
  ///
  /// A number without a `+` is local and stays so: nobody knows its country.
  public init?(phone text: String) {
    guard let number = PhoneNumber(text) else { return nil }
    self.init(checked: "tel:" + number.digits + (number.extensionDigits.map { ";ext=" + $0 } ?? ""))
  }
}
