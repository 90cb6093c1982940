/// What is known by name about types of the toolchain.
enum LibraryType {
  private static let modules = ["Swift.", "_Concurrency.", "Synchronization.", "Observation."]
  private static let strings = [
    "Swift.String", "Swift.Substring", "Swift.Character", "Swift.StaticString", "Swift.Unicode.Scalar",
  ]

  /// `__C` is where Objective-C's types are on Apple platforms.
  private static let frameworks = [
    "Foundation.", "FoundationEssentials.", "FoundationNetworking.", "Dispatch.", "Distributed.", "Combine.", "__C.",
  ]

  static func isStandard(_ name: String) -> Bool { modules.contains { name.hasPrefix($0) } }

  /// Whether it belongs to the standard library or Foundation, so that its reader cannot change it.
  static func isToolchain(_ name: String) -> Bool {
    isStandard(name)
      || frameworks.contains { name.hasPrefix($0) }
  }

  /// Text refers to storage that refers to nothing; atomics hold no counted reference.
  static func holdsNoReference(_ name: String) -> Bool {
    strings.contains(name) || name.hasPrefix("Synchronization.Atomic<")
  }

  static func isPointer(_ name: String) -> Bool {
    (name.hasPrefix("Swift.Unsafe") && name.contains("Pointer")) || name == "Swift.OpaquePointer"
  }

  static func isUnmanaged(_ name: String) -> Bool { name.hasPrefix("Swift.Unmanaged<") }

  /// `lazy var` hides its storage behind a prefix; elements of a tuple without labels are called `.0`.
  static func shownName(_ field: String) -> String {
    let prefix = "$__lazy_storage_$_"
    if field.hasPrefix(".") { return String(field.dropFirst()) }
    return field.hasPrefix(prefix) ? String(field.dropFirst(prefix.count)) : field
  }

  /// The elements of arrays, dictionaries and sets, and what refers to nothing.
  static func isBuffer(_ name: String) -> Bool {
    let names = ["_ContiguousArrayStorage<", "_DictionaryStorage<", "_SetStorage<"]
    return isLeafBuffer(name) || names.contains { name.hasPrefix("Swift.\($0)") }
  }

  /// The storage of everything that is empty, and of text.
  static func isLeafBuffer(_ name: String) -> Bool {
    name.hasPrefix("Swift.__Empty") || name == "Swift.__StringStorage"
  }
}
