import ReferenceGraph
import Testing

/// Real objects, and what becomes of them once nobody holds them any more.
struct Scenario: CustomTestStringConvertible, Sendable {
  enum Truth: Sendable, Equatable {
    /// An isolated cycle; the lines of the first one found.
    case leaks([String])
    /// A cycle that somebody outside of the graph holds as well.
    case isHeldAsCycle
    /// Gone: whatever is reported about it is wrong.
    case isFreed
    /// Alive because of so many owners that no walk can see.
    case isHeld(owners: Int)
    /// Alive, and the walk says where it is blind or that an owner is missing: never that all is well.
    case isHiddenFromTheWalk
  }

  let name: String
  let truth: Truth
  let make: @Sendable () -> [AnyObject]

  init(_ name: String, _ truth: Truth, _ make: @escaping @Sendable () -> [AnyObject]) {
    (self.name, self.truth, self.make) = (name, truth, make)
  }

  var testDescription: String { name }

  static let all = fields + values + closures + calls + patterns + owners

  static func leaks(_ name: String, _ line: String..., make: @escaping @Sendable () -> [AnyObject]) -> Scenario {
    Scenario(name, .leaks(line), make)
  }

  static func freed(_ name: String, make: @escaping @Sendable () -> [AnyObject]) -> Scenario {
    Scenario(name, .isFreed, make)
  }
}

/// Watches an object without the library under test.
struct WeakWitness {
  weak var object: AnyObject?
}

// MARK: - Objects to make cycles of

class Base {
  init() {}
}

/// An object with a value of any type: what refers to what is up to the value.
final class Holder<Value>: Base {
  var value: Value?
}

/// An object that holds a value which leads back to it.
func ring<Value>(_ make: (Base) -> Value) -> [AnyObject] {
  let holder = Holder<Value>()
  holder.value = make(holder)
  return [holder]
}

/// An object with a closure that leads back to it.
func closureRing(_ make: (Doer) -> () -> Void) -> [AnyObject] {
  let object = Doer()
  object.action = make(object)
  return [object]
}

/// An object that does something: the closures of the scenarios are stored in it.
final class Doer: Base {
  var action: (() -> Void)?
  var other: Doer?
  var count = 0

  func act() { count += 1 }
  func act(_ number: Int) { count += number }
}
