public import CurrencyConverter
public import Navigation

/// Gives every screen the presenter that the test wants it to have.
@MainActor public final class ConverterConfiguringStub: ConverterConfiguring {
  private let presenter: @MainActor () -> any ConverterPresentation

  public init(presenter: @escaping @MainActor () -> any ConverterPresentation) {
    self.presenter = presenter
  }

  public func configure(_ screen: any ConverterView & Screen) -> any ConverterPresentation {
    presenter()
  }
}
