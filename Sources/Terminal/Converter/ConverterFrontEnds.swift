internal import CurrencyConverter
public import Navigation

/// The front ends of the converter's screens.
@MainActor public enum ConverterFrontEnds {
  /// - Returns: `nil` for a screen of another system.
  public static func frontEnd(for screen: any Screen) -> (any ScreenFrontEnd)? {
    switch screen {
    case let screen as ConverterScreen: ConverterFrontEnd(screen: screen)
    case let screen as AboutScreen: AboutFrontEnd(screen: screen)
    default: nil
    }
  }
}
