public import CurrencyConverter
public import Navigation

/// Gives every screen the presenter that the test wants it to have.
@MainActor public final class AboutConfiguringStub: AboutConfiguring {
  private let presenter: @MainActor () -> any AboutPresentation

  public init(presenter: @escaping @MainActor () -> any AboutPresentation) {
    self.presenter = presenter
  }

  public func configure(_ screen: any AboutView & Screen) -> any AboutPresentation {
    presenter()
  }
}
