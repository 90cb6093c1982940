/// Why a link was not opened.
public enum LinkError: Error, Equatable, Sendable, CaseIterable {
  /// The scheme is neither `http` nor `https`.
  case notWeb

  /// The text is not a link.
  case malformed

  /// Nothing on this machine opens links, or it failed to.
  case notOpened
}
