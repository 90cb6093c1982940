extension Scenario {
  private static let box = "Holder<Array<Base>>"

  static let values: [Scenario] = [
    .leaks("S23 a field of a struct", "Holder<Point>.value.base ══▶ Holder<Point>") { ring { Point(base: $0) } },
    .leaks("S24 a struct in a struct", "Holder<Frame>.value.origin.base ══▶ Holder<Frame>") {
      ring { Frame(origin: Point(base: $0)) }
    },
    .leaks("S25 a closure in a struct in a struct", "Holder<Frame>.value.size.act → capture 1 ══▶ Holder<Frame>") {
      ring { base in Frame(size: Size { _ = base }) }
    },
    .freed("S26 a struct with a weak variable") { ring { WeakPoint(base: $0) } },
    .freed("S27 an array of weak structs") { ring { [WeakPoint(base: $0)] } },
    .leaks("S28 an array", "\(box).value[0] ══▶ \(box)") { ring { [$0] } },
    .leaks("S29 an array of optionals", "Holder<Array<Optional<Base>>>.value[1] ══▶ Holder<Array<Optional<Base>>>") {
      ring { [nil, $0] as [Base?] }
    },
    .leaks("S30 an array of arrays", "Holder<Array<Array<Base>>>.value[1][0] ══▶ Holder<Array<Array<Base>>>") {
      ring { [[], [$0]] }
    },
    .leaks("S31 a slice", "Holder<ArraySlice<Base>>.value[1] ══▶ Holder<ArraySlice<Base>>") {
      ring { [Base(), $0, Base()][1...1] }
    },
    .leaks("S32 a contiguous array in Any", "Holder<Any>.value[0] ══▶ Holder<Any>") {
      ring { ContiguousArray([$0]) as Any }
    },
    .leaks("S33 a dictionary", #"Holder<Dictionary<String, Base>>.value["USD"] ══▶ Holder<Dictionary<String, Base>>"#) {
      ring { ["EUR": Base(), "USD": $0] }
    },
    .leaks(
      "S34 a dictionary of arrays",
      "Holder<Dictionary<Int, Array<Base>>>.value[7][0] ══▶ Holder<Dictionary<Int, Array<Base>>>"
    ) { ring { [7: [$0]] } },
    .leaks(
      "S35 a set", "Holder<Set<Member>>.value[Member] ══▶ Member", "Member.base ══▶ Holder<Set<Member>>"
    ) { ring { [Member($0)] as Set } },
    .leaks(
      "S36 AnyHashable", "Holder<AnyHashable>.value ══▶ Member", "Member.base ══▶ Holder<AnyHashable>"
    ) { ring { AnyHashable(Member($0)) } },
    .leaks(
      "S37 a tuple in a tuple",
      "Holder<(Int, (Optional<Base>, String))>.value.1.0 ══▶ Holder<(Int, (Optional<Base>, String))>"
    ) { ring { (1, (Optional($0), "text")) } },
    .leaks("S38 the payload of an enum", "Holder<Choice>.value.one ══▶ Holder<Choice>") { ring { Choice.one($0) } },
    .leaks("S39 a tuple as payload", "Holder<Choice>.value.pair.second ══▶ Holder<Choice>") {
      ring { Choice.pair(first: 1, second: $0) }
    },
    .leaks("S40 a closure as payload", "Holder<Choice>.value.act → capture 1 ══▶ Holder<Choice>") {
      ring { base in Choice.act { _ = base } }
    },
    .leaks("S41 a struct as payload", "Holder<Choice>.value.point.base ══▶ Holder<Choice>") {
      ring { Choice.point(Point(base: $0)) }
    },
    .leaks("S42 an optional enum", "Holder<Optional<Choice>>.value.one ══▶ Holder<Optional<Choice>>") {
      ring { Optional(Choice.one($0)) }
    },
    .leaks("S43 the leaf of an indirect enum", "Holder<Tree>.value.leaf ══▶ Holder<Tree>") { ring { Tree.leaf($0) } },
    .leaks("S44 a tree of indirect enums", "Holder<Tree>.value.node.right.leaf ══▶ Holder<Tree>") {
      ring { Tree.node(left: .end, right: .leaf($0)) }
    },
    .leaks("S45 a result", "Holder<Result<Base, Never>>.value.success ══▶ Holder<Result<Base, Never>>") {
      ring { Result<Base, Never>.success($0) }
    },
    .leaks("S46 an error", "Holder<Error>.value.base ══▶ Holder<Error>") { ring { Fault(base: $0) as any Error } },
    .leaks("S47 a struct behind a protocol", "Holder<Shape>.value.base ══▶ Holder<Shape>") {
      ring { Point(base: $0) as any Shape }
    },
    .leaks("S48 a large struct behind a protocol", "Holder<Shape>.value.base ══▶ Holder<Shape>") {
      ring { Wide(base: $0) as any Shape }
    },
    .leaks("S49 a type-erased sequence") { ring { AnySequence([$0]) } },
    .leaks("S50 a property wrapper", "Wrapping._structural.wrappedValue ══▶ Wrapping") {
      let object = Wrapping()
      object.structural = object
      return [object]
    },
    .leaks(
      "S51 a property wrapper that is a class", "Wrapping._shared ══▶ Shared<Optional<AnyObject>>",
      "Shared<Optional<AnyObject>>.wrappedValue ══▶ Wrapping"
    ) {
      let object = Wrapping()
      object.shared = object
      return [object]
    },
    Scenario("S52 elements behind an object", .isHiddenFromTheWalk) {
      ring { base in
        let buffer = ManagedBuffer<Int, AnyObject>.create(minimumCapacity: 1) { _ in 1 }
        buffer.withUnsafeMutablePointerToElements { $0.initialize(to: base) }
        return buffer
      }
    },
    .leaks(
      "an array of fixed size",
      "Holder<InlineArray<2, Optional<Base>>>.value[1] ══▶ Holder<InlineArray<2, Optional<Base>>>"
    ) {
      ring { [nil, $0] as InlineArray<2, Base?> }
    },
    Scenario("an error that holds raw memory", .isHiddenFromTheWalk) {
      ring { base -> any Error in
        let memory = UnsafeMutablePointer<Base>.allocate(capacity: 1)
        memory.initialize(to: base)
        return RawFault(memory: memory)
      }
    },
    .leaks("S53 a mirror") { ring { Mirror(reflecting: Point(base: $0)) } },
    .leaks("S54 a lazy sequence") { ring { [$0].lazy.map { $0 } } },
  ]
}

protocol Shape {}
struct Point: Shape { var base: Base }
struct Wide: Shape {
  var room = (1, 2, 3, 4)
  var base: Base
}
struct Size { var act: () -> Void }
struct Frame { var origin: Point?; var size: Size? }
struct WeakPoint { weak var base: Base? }
struct Fault: Error {
  var text = "text"
  nonisolated(unsafe) var base: Base
}

struct RawFault: Error { nonisolated(unsafe) var memory: UnsafeMutablePointer<Base> }

enum Choice {
  case one(Base), pair(first: Int, second: Base), act(() -> Void), point(Point), empty
}

indirect enum Tree {
  case leaf(Base), node(left: Tree, right: Tree), end
}

final class Member: Hashable {
  let base: Base
  init(_ base: Base) { self.base = base }
  static func == (left: Member, right: Member) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@propertyWrapper struct Structural<Value> { var wrappedValue: Value }

@propertyWrapper final class Shared<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

final class Wrapping {
  @Structural var structural: AnyObject?
  @Shared var shared: AnyObject?
}
