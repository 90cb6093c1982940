internal import Foundation

/// How often a test repeats what chance decides: enough to be seen in seconds, and more where time does not count.
public enum Rounds {
  /// `Scripts/test --thorough` sets this, and CI runs that.
  private static let isThorough = ProcessInfo.processInfo.environment["VIPER_THOROUGH"] != nil

  public static func count(_ usual: Int, thorough: Int) -> Int {
    isThorough ? thorough : usual
  }
}
