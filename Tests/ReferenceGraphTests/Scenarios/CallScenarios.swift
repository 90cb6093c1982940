extension Scenario {
  static let calls: [Scenario] = [
    .freed("S87 a closure that does not escape") {
      let doer = Doer()
      [1, 2].forEach { doer.act($0) }
      return [doer]
    },
    .freed("S88 a closure run at once") {
      let doer = Doer()
      _ = { doer.count }()
      return [doer]
    },
    .freed("S89 a completion, run and cleared") {
      let doer = Doer()
      doer.action = { doer.act() }
      doer.action?()
      doer.action = nil
      return [doer]
    },
    .freed("S90 a closure made and dropped") {
      let doer = Doer()
      let closure = { doer.act() }
      closure()
      return [doer]
    },
    .leaks("S91 a key path beside an object") {
      closureRing { doer in
        let path = \Doer.count
        return { doer[keyPath: path] += 1 }
      }
    },
    .freed("S92 a key path alone") {
      closureRing { _ in
        let path = \Doer.count
        return { _ = path }
      }
    },
    Scenario("S93 a key path that has captured an argument", .isHiddenFromTheWalk) {
      let shelf = Shelf()
      shelf.path = \Shelf.[Member(shelf)]
      return [shelf]
    },
    .leaks(
      "S94 closures put together by a result builder", "Doer.action → capture 1[1] → capture 1 → capture 1 ══▶ Doer"
    ) {
      closureRing { doer in
        let steps = Steps.all {
          Steps.nothing
          doer.twice
        }
        return { for step in steps { step() } }
      }
    },
    .leaks("S95 what a generic function captures", "Doer.action → capture 1 ══▶ Doer") {
      func keep<Value>(_ value: Value) -> () -> Void { { _ = value } }
      return closureRing { keep($0) }
    },
    .leaks("S95 the second capture of a generic function", "Doer.action → capture 2 ══▶ Doer") {
      func keep<First, Second>(_ first: First, _ second: Second) -> () -> Void {
        {
          _ = first
          _ = second
        }
      }
      return closureRing { keep(Int8(1), $0) }
    },
    .freed("S96 what a generic function captures weakly") {
      func keep<Value: AnyObject>(_ value: Value) -> () -> Void { { [weak value] in _ = value } }
      return closureRing { keep($0) }
    },
    .leaks("S97 a closure that may be sent", "Sending.send → capture 1 ══▶ Sending") {
      let object = Sending()
      object.send = { object.finish() }
      return [object]
    },
    .leaks("S98 an asynchronous closure that throws", "Sending.load → capture 1 ══▶ Sending") {
      let object = Sending()
      object.load = {
        try await Sending.pause()
        object.finish()
      }
      return [object]
    },
    .leaks("S99 weak self handed over, self used nonetheless", "Doer.action → capture 1 ══▶ Doer") {
      func bind(_ object: Doer, _ body: @escaping (Doer) -> Void) -> () -> Void {
        { [weak object] in if let object { body(object) } }
      }
      return closureRing { doer in
        let bound = bind(doer) { _ in doer.act() }
        bound()
        return { [doer] in doer.act() }
      }
    },
  ]
}

final class Shelf: Base {
  var path: AnyKeyPath?
  subscript(member: Member) -> Int { 1 }
}

@resultBuilder enum Steps {
  static func nothing() {}
  static func buildBlock(_ steps: (() -> Void)...) -> [() -> Void] { steps }
  static func all(@Steps _ steps: () -> [() -> Void]) -> [() -> Void] { steps() }
}

extension Doer {
  func twice() { count += 2 }
}

final class Sending: Sendable {
  nonisolated(unsafe) var send: (@Sendable () -> Void)?
  nonisolated(unsafe) var load: (@Sendable () async throws -> Void)?
  func finish() {}
  static func pause() async throws {}
}
