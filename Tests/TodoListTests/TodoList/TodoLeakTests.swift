import Navigation
import SpySupport
import TodoList
import TodoListMocks
import XCTest
import XCTestLeakChecks

/// In every state: all of a module lives while its screen lives, and dies with it.
///
/// Nothing here takes time: the store answers before a call returns, so no state has an answer in flight.
@MainActor final class TodoLeakTests: XCTestCase {
  func test_listAssembled_livesAndDiesWithItsScreen() async throws {
    var screen: TodoListScreen? = TodoListRouter.assemble(.of(InMemoryTodos()))
    let presenter = screen?.presenter as? TodoListPresenter
    let parts = Parts([
      "screen": screen, "presenter": presenter, "interactor": presenter?.useCase, "router": presenter?.router,
    ])
    XCTAssertEqual(parts.alive, parts.roles, "everything lives while the screen is held")
    assertDeallocated(parts.objects)

    screen = nil
  }

  func test_listLoaded_livesAndDiesWithItsScreen() async throws {
    try assertListLifetime { try $0.open() }
  }

  func test_listFailed_livesAndDiesWithItsScreen() async throws {
    let store = TodoStoreSpy(store: InMemoryTodos())
    store.refusal = .notReadable
    try assertListLifetime(store: store) { try $0.open() }
  }

  func test_listDamaged_livesAndDiesWithItsScreen() async throws {
    let store = TodoStoreSpy(store: InMemoryTodos())
    store.refusal = .damaged
    try assertListLifetime(store: store) { try $0.open() }
  }

  func test_addedRefusedAndDeleted_livesAndDiesWithItsScreen() async throws {
    try assertListLifetime { modules in
      let screen = try modules.open()
      screen.add(title: "Eggs")
      screen.add(title: "")
      screen.delete(.milk)
      screen.delete(.gone)
    }
  }

  func test_detailOpenedAndClosed_listLivesOn_detailIsGone() async throws {
    try assertListLifetime { modules in
      let detail = try modules.openDetail()
      let parts = modules.detailParts
      XCTAssertEqual(parts.alive, parts.roles, "the detail lives while it is shown")
      detail?.close()
    }
  }

  func test_detailLoaded_livesAndDiesWithItsScreen() async throws {
    try assertDetailLifetime { _ in }
  }

  func test_detailOfUnknownTodo_livesAndDiesWithItsScreen() async throws {
    try assertDetailLifetime(of: .gone) { _ in }
  }

  func test_detailToggled_livesAndDiesWithItsScreen() async throws {
    try assertDetailLifetime { $0.detail?.toggle() }
  }

  func test_detailFailed_livesAndDiesWithItsScreen() async throws {
    let store = TodoStoreSpy(store: InMemoryTodos())
    try assertDetailLifetime(store: store) { modules in
      store.refusal = .notWritable
      modules.detail?.toggle()
    }
  }

  func test_detailDeletesItsTodo_closesAndIsGone() async throws {
    let modules = try TodoModules()
    let detail = try modules.openDetail()
    let parts = modules.detailParts
    assertDeallocated(parts.objects)

    detail?.delete()

    XCTAssertNil(modules.detail, "it has closed")
    XCTAssertEqual(modules.list?.rows.map(\.id), [.bread])
  }

  func test_detailOutlivesTheList_andTellsNobody() async throws {
    let modules = try TodoModules()
    try modules.openDetail()
    let detail = modules.detail
    let list = modules.listParts
    assertDeallocated(list.objects)

    try modules.close()

    XCTAssertEqual(list.alive, [], "the detail, which somebody still holds, holds nothing of the list")
    detail?.toggle()
    XCTAssertTrue(try modules.store.todo(.milk).isCompleted, "and it still works, with nobody to tell")
  }
}

// MARK: - Helpers

extension TodoLeakTests {
  private func assertListLifetime(
    store: (any TodoStore)? = nil, file: StaticString = #filePath, line: UInt = #line,
    after state: (TodoModules) throws -> Void
  ) throws {
    let modules = try TodoModules(store: store)
    try state(modules)
    XCTAssertNil(modules.detail, lifetime("a detail that was closed is gone"), file: file, line: line)
    try assertGone(modules.listParts, after: modules.close, file: file, line: line)
  }

  private func assertDetailLifetime(
    of id: TodoID = .milk, store: (any TodoStore)? = nil, file: StaticString = #filePath, line: UInt = #line,
    after state: (TodoModules) throws -> Void
  ) throws {
    let modules = try TodoModules(store: store)
    try modules.openDetail(id)
    try state(modules)
    let list = modules.listParts
    try assertGone(modules.detailParts, after: { modules.detail?.close() }, file: file, line: line)
    XCTAssertEqual(list.alive, list.roles, lifetime("the list lives on"), file: file, line: line)
  }

  private func assertGone(
    _ parts: Parts, after close: () throws -> Void, file: StaticString, line: UInt
  ) throws {
    XCTAssertEqual(
      parts.alive, parts.roles, lifetime("everything lives while its screen lives"), file: file, line: line)
    assertDeallocated(parts.objects, file: file, line: line)

    try close()

    XCTAssertEqual(parts.alive, [], lifetime("everything dies with its screen"), file: file, line: line)
  }
}
