package import EmployeeDirectory
package import LinksMocks
package import Navigation
internal import NavigationMocks
package import SpySupport

/// The whole list on a navigation, with real parts between held answers; it owns no part of it but the services.
@MainActor package final class EmployeeListModule {
  package let navigation = NavigationStack()
  package let employees: EmployeeServiceSpy
  package let pictures: PictureServiceSpy
  package let links = LinkOpeningSpy()

  /// - Parameter isDeaf: whether the services do not listen to cancellation.
  package init(isDeaf: Bool = false) {
    employees = EmployeeServiceSpy(cancellation: isDeaf ? nil : .cancelled)
    pictures = PictureServiceSpy(cancellation: isDeaf ? nil : .cancelled)
  }

  package func assemble() -> EmployeeListScreen {
    EmployeeListAssembly(employees: employees, pictures: pictures, links: links).assemble().screen
  }

  /// Pushes the screen over another one, so that it can be closed again, and waits until it has asked.
  @discardableResult
  package func open() async throws -> EmployeeListScreen {
    let screen = assemble()
    try navigation.push(ScreenSpy(), animated: false)
    try navigation.push(screen, animated: false)
    await employees.answers.arrival(of: 1)
    return screen
  }

  /// Opens the screen and answers its first question.
  @discardableResult
  package func open(with answer: Result<[Employee], EmployeeError>) async throws -> EmployeeListScreen {
    let screen = try await open()
    try await answerList(with: answer)
    return screen
  }

  package func close() throws {
    try navigation.pop(animated: false)
  }

  /// Answers the question for the list, and awaits what the answer does.
  package func answerList(_ number: Int = 1, with answer: Result<[Employee], EmployeeError>) async throws {
    await employees.answers.arrival(of: number)
    let task = interactor?.task
    try employees.answers.answer(number, with: answer)
    await task?.value
  }

  /// Waits for the question for a picture, answers it, and awaits what the answer does in the cell of that row.
  package func answerPicture(
    _ number: Int = 1, with answer: Result<Picture, PictureError>, at path: RowPath = RowPath(section: 0, row: 0)
  ) async throws {
    await pictures.answers.arrival(of: number)
    let task = pictureTask(at: path)
    try pictures.answers.answer(number, with: answer)
    await task?.value
  }

  package func pictureTask(at path: RowPath) -> Task<Void, Never>? {
    let presenter = baseInfo(at: path)?.tile?.presenter as? PortraitPresenter
    return (presenter?.useCase as? PortraitInteractor)?.task
  }

  package func baseInfo(at path: RowPath) -> BaseInfoCell? {
    screen?.table.cell(at: path) as? BaseInfoCell
  }

  package var screen: EmployeeListScreen? { navigation.screens.last as? EmployeeListScreen }
  package var presenter: EmployeeListPresenter? { screen?.presenter as? EmployeeListPresenter }
  package var interactor: EmployeeListInteractor? { presenter?.useCase as? EmployeeListInteractor }

  /// What the module consists of just now, by role.
  package var parts: Parts { Self.parts(of: screen) }

  package static func parts(of screen: EmployeeListScreen?) -> Parts {
    let presenter = screen?.presenter as? EmployeeListPresenter
    let cells = screen?.table.cells as? EmployeeCells
    let list = Parts([
      "screen": screen, "table": screen?.table, "presenter": presenter, "interactor": presenter?.useCase,
      "router": presenter?.router, "cells": cells, "portraits": cells?.portraits,
    ])
    return (screen?.table.visiblePaths ?? []).reduce(list) { $0 + parts(of: $1, in: screen?.table) }
  }

  /// A visible cell, and the portrait in it of whoever has a picture.
  private static func parts(of path: RowPath, in table: EmployeeTable?) -> Parts {
    let cell = table?.cell(at: path)
    let part = Parts(["cell \(path.section).\(path.row)": cell])
    guard let model = table?.model(at: path) as? BaseInfoModel, model.picture != nil else { return part }
    return part + .portrait((cell as? BaseInfoCell)?.tile)
  }
}

extension Parts {
  /// A portrait's whole module.
  package static func portrait(_ tile: PortraitTile?) -> Parts {
    let presenter = tile?.presenter as? PortraitPresenter
    return Parts([
      "tile": tile, "portrait presenter": presenter, "portrait interactor": presenter?.useCase,
      "portrait router": presenter?.router,
    ])
  }
}
