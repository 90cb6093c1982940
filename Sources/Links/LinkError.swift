/// Why a link was not opened.
public enum LinkError: Error, Equatable, Sendable, CaseIterable {
  /// A link to the web was wanted, and the scheme is neither `http` nor `https`.
  case notWeb

  /// The text is not a link.
  case malformed

  /// Nothing on this machine opens such links, or it failed to.
  case notOpened
}
