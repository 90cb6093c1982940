internal import EmployeeDirectory
internal import EmployeeDirectoryMocks
internal import Links
internal import LinksMocks
internal import Navigation
internal import NavigationMocks
internal import Questions
internal import SpySupport
internal import ViperRules

/// The list of employees, before services that hold their answers back.
enum EmployeeListStates {
  static let all: [ModuleState] = [
    state("assembled") { list in
      // Pushed under another screen, it is not loaded.
      try list.navigation.push(ScreenSpy(), animated: false)
      try list.navigation.present(ScreenSpy(), animated: false)
      try list.navigation.push(list.assemble(), animated: false)
    },
    inFlight("in flight") { list in
      try await list.open()
      return { try list.employees.answers.answer(1, with: .success([.example()])) }
    },
    state("empty") { try await $0.open(with: .success([])) },
    inFlight("pictures in flight") { list in
      try await list.open(with: .success(Employee.many(3, rows: 2)))
      await list.pictures.answers.arrival(of: 3)
      return { for number in 1...3 { try list.pictures.answers.answer(number, with: .success(.bar())) } }
    },
    state("answered") { list in
      try await list.open(with: .success([.example()]))
      try await list.answerPicture(with: .success(.bar()))
    },
    state("scrolled") { list in
      let screen = try await list.open(with: .success(Employee.many(9, rows: 6)))
      screen.table.scrollDown()
      screen.table.scrollUp()
    },
    state("tapped") { list in
      let screen = try await list.open(with: .success([.example(picture: nil)]))
      screen.tap(RowPath(section: 0, row: 2))
      list.links.refusal = .notOpened
      screen.tap(RowPath(section: 0, row: 3))
    },
    state("failed") { try await $0.open(with: .failure(.damaged)) },
    inFlight("failed and asked once more") { list in
      try await list.open(with: .failure(.damaged)).retry()
      await list.employees.answers.arrival(of: 2)
      return { try list.employees.answers.answer(2, with: .success([.example()])) }
    },
  ]
}

// MARK: - Helpers

extension EmployeeListStates {
  private static func state(
    _ name: String, _ bring: @escaping @MainActor @Sendable (EmployeeListModule) async throws -> Void
  ) -> ModuleState {
    make(name) {
      let list = EmployeeListModule()
      try await bring(list)
      return try staged(list)
    }
  }

  /// - Parameter bring: returns what answers the questions, by services that do not listen to cancellation.
  private static func inFlight(
    _ name: String,
    _ bring: @escaping @MainActor @Sendable (EmployeeListModule) async throws -> @MainActor () throws -> Void
  ) -> ModuleState {
    make(name) {
      let list = EmployeeListModule(isDeaf: true)
      let answer = try await bring(list)
      return try staged(list, answer: answer)
    }
  }

  private static func make(
    _ name: String, _ stage: @escaping @MainActor @Sendable () async throws -> StagedModule
  ) -> ModuleState {
    ModuleState(system: "EmployeeDirectory", module: "EmployeeList", name: name, stage: stage)
  }

  @MainActor private static func staged(
    _ list: EmployeeListModule, answer: (@MainActor () throws -> Void)? = nil
  ) throws -> StagedModule {
    guard let screen = list.screen else { throw NotStaged(module: "EmployeeList") }
    let presenter = list.presenter
    return StagedModule(
      Module(
        "EmployeeList", view: screen, presenter: presenter, interactor: presenter?.useCase, router: presenter?.router,
        entities: [Employee.self, Workplace.self], shown: [EmployeeListViewSpy.Message.self],
        helpers: [LatestQuestion.self]),
      telling: [list.employees, list.pictures, list.links], close: list.close, answer: answer,
      awaiting: [list.interactor?.task] + screen.table.visiblePaths.map(list.pictureTask))
  }
}
