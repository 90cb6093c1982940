extension CompilerProof {
  /// What is held weakly is a class: its protocol has to say so.
  static func weak(_ property: String, in component: String, of requirement: String) -> CompilerProof {
    CompilerProof(
      """
      protocol \(requirement) {}
      final class \(component) {
        weak var \(property): (any \(requirement))?
      }
      """,
      message: """
        'weak' must not be applied to non-class-bound 'any \(requirement)'; consider adding a protocol conformance that \
        has a class bound
        """)
  }

  static let weakUseCase = CompilerProof(
    """
    protocol ReceiptUseCase: AnyObject {}
    final class ReceiptInteractor: ReceiptUseCase {}
    final class ReceiptPresenter {
      weak var useCase: (any ReceiptUseCase)?
    }
    func assemble(_ presenter: ReceiptPresenter) {
      presenter.useCase = ReceiptInteractor()
    }
    """, message: "instance will be immediately deallocated because property 'useCase' is 'weak'",
    checker: .strictCompiler)

  static let silentCapture = CompilerProof(
    """
    final class ReceiptCell {
      var onTap: () -> Void = {}
    }
    final class ReceiptPresenter {
      private var taps = 0
      func connect(_ cell: ReceiptCell) { cell.onTap = { taps += 1 } }
    }
    """,
    message: """
      reference to property 'taps' in closure requires explicit use of 'self' to make capture semantics explicit
      """)

  static let strangerOfUseCase = CompilerProof(
    """
    protocol ReceiptUseCase { func load() }
    func reload(_ useCase: any ReceiptUseCase) {
      useCase.store.clear()
    }
    """, message: "value of type 'any ReceiptUseCase' has no member 'store'")

  static let strangerOfPresenter = CompilerProof(
    """
    protocol ReceiptPresentation { func close() }
    func tapClose(_ presenter: any ReceiptPresentation) {
      presenter.router.close()
    }
    """, message: "value of type 'any ReceiptPresentation' has no member 'router'")

  static let undeclaredImport = CompilerProof(
    "import FileStorage  // in Sources/Receipt, which Package.swift does not let depend on it",
    message: "Target Receipt imports another target (FileStorage) in the package without declaring it a dependency.",
    checker: .build)

  static let reconnection = CompilerProof(
    """
    protocol ReceiptUseCase {}
    final class ReceiptPresenter {
      let useCase: any ReceiptUseCase
      init(useCase: any ReceiptUseCase) { self.useCase = useCase }
    }
    func reconnect(_ presenter: ReceiptPresenter, to other: any ReceiptUseCase) {
      presenter.useCase = other
    }
    """, message: "cannot assign to property: 'useCase' is a 'let' constant")

  static let sharedEntity = CompilerProof(
    """
    final class Receipt: Sendable {
      var total = 0
    }
    """, message: "stored property 'total' of 'Sendable'-conforming class 'Receipt' is mutable")
}
