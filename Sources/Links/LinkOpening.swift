/// Opens links outside of the program.
@MainActor public protocol LinkOpening {
  /// - Throws: ``LinkError/notOpened``.
  func open(_ link: Link) throws(LinkError)
}
