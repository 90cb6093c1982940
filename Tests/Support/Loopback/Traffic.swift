internal import Foundation
internal import SpySupport
internal import Synchronization

/// What the threads of a server share; they hold this and never the server, so that it can go.
final class Traffic: Sendable {
  private struct State {
    var isStopped = false
    var connections: Set<Int32> = []
    var requests: [Request] = []
    var gates: [Gate] = []
    var sentBytes = 0
  }

  let arrivals = Arrivals()
  let endings = Arrivals()
  private let state = Mutex(State())

  var requests: [Request] { state.withLock(\.requests) }
  var sentBytes: Int { state.withLock(\.sentBytes) }

  /// Whether the connection may be served; after the stop it is closed.
  func open(_ connection: Int32) -> Bool {
    let isOpen = state.withLock { !$0.isStopped && $0.connections.insert(connection).inserted }
    if !isOpen { close(connection) }
    return isOpen
  }

  /// Whether it was not stopped before.
  func stop() -> Bool {
    let gates = state.withLock { state -> [Gate]? in
      guard !state.isStopped else { return nil }
      state.isStopped = true
      for connection in state.connections { Socket.end(connection) }
      return state.gates
    }
    gates?.forEach { $0.open() }
    arrivals.close()
    endings.close()
    return gates != nil
  }

  /// Answers one request after the other until one side closes.
  func serve(_ connection: Int32, _ answer: (Request) -> Answer) {
    while let head = Socket.readHead(connection) {
      let request = Request(head: head)
      state.withLock { $0.requests.append(request) }
      arrivals.add()
      let isOpen = answer(request).steps.allSatisfy { perform($0, connection) }
      endings.add()
      if !isOpen { break }
    }
    state.withLock { _ = $0.connections.remove(connection) }
    close(connection)
  }

  /// Whether the connection is still open.
  private func perform(_ step: Answer.Step, _ connection: Int32) -> Bool {
    switch step {
    case .send(let bytes): return send(bytes, connection)
    case .wait(let gate):
      guard
        state.withLock({ state in
          state.gates.append(gate); return !state.isStopped
        })
      else { return false }
      gate.pass()
      return true
    case .waitForClient: return Socket.readHead(connection) != nil
    case .close: return false
    }
  }

  private func send(_ bytes: [UInt8], _ connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty, case let count = Socket.send(rest, connection), count > 0 {
      rest = rest.dropFirst(count)
      state.withLock { $0.sentBytes += count }
    }
    return rest.isEmpty
  }
}
