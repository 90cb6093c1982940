public import Foundation

/// The folder into which the package was built, which holds the tests too.
public enum BuiltProducts {
  /// The executable of a target on which the tests depend.
  public static func program(_ name: String) -> URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return (bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL).appending(path: name)
  }
}
