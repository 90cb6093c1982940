// The doors of the Swift runtime that this library uses. Names and signatures: stdlib/public/runtime/ReflectionMirror.cpp
// and include/swift/Runtime/HeapObject.h.

/// How many stored properties a class has, inherited ones included, or how many elements a struct or tuple.
@_silgen_name("swift_reflectionMirror_recursiveCount")
func reflectedCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
func reflectedField(_ type: Any.Type, index: Int, to metadata: UnsafeMutablePointer<ReflectedField>) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
func reflectedOffset(_ type: Any.Type, index: Int) -> Int

@_silgen_name("dlsym")
private func symbol(_ library: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>) -> UnsafeMutableRawPointer?

/// What the runtime tells of one field.
///
/// Layout: `_FieldReflectionMetadata` in stdlib/public/core/ReflectionMirror.swift.
struct ReflectedField {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

/// Entry points that are looked up while the program runs, so that a runtime without them degrades instead of not linking.
struct RuntimeSymbols: Sendable {
  typealias Count = @convention(c) (UnsafeRawPointer) -> UInt
  typealias LoadWeak = @convention(c) (UnsafeRawPointer) -> UnsafeMutableRawPointer?
  typealias Test = @convention(c) (UnsafeRawPointer) -> Bool

  /// The number of strong references to an object.
  let retainCount: Count?

  /// Whether an object is gone or going, while its memory is still there for those who hold it `unowned`.
  let isDeallocating: Test?

  /// The object behind a weak reference with one strong reference to it, or nothing; it alone knows what is about to go.
  let loadWeak: LoadWeak?

  static let loaded = RuntimeSymbols()

  init() {
    retainCount = Self.find("swift_retainCount").map { unsafeBitCast($0, to: Count.self) }
    #if canImport(ObjectiveC)
      loadWeak = Self.find("swift_unknownObjectWeakLoadStrong").map { unsafeBitCast($0, to: LoadWeak.self) }
    #else
      loadWeak = Self.find("swift_weakLoadStrong").map { unsafeBitCast($0, to: LoadWeak.self) }
    #endif
    isDeallocating = Self.find("swift_isDeallocating").map { unsafeBitCast($0, to: Test.self) }
  }

  private static func find(_ name: String) -> UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      // RTLD_DEFAULT of dlfcn.h.
      symbol(UnsafeMutableRawPointer(bitPattern: -2), name)
    #else
      symbol(nil, name)
    #endif
  }
}
