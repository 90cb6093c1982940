public import Links

// The map of the module: who tells whom what, in call order.
// The presenter builds sections of models; the screen shows the rows in its window by cells, which take the models;
// a tapped button runs the closure of its model, which tells its section, and the section its delegate, the presenter.

// MARK: - Module input

/// What another module may tell this one.
@MainActor public protocol EmployeeListModuleInput: AnyObject {
  // Empty: the list shows what its service has, and no module opens it.
}

// MARK: - Screen → presenter

/// What a user does with the list.
@MainActor public protocol EmployeeListPresentation: AnyObject {
  /// The screen has loaded.
  func start()

  /// Loads a list that could not be loaded once more.
  func retry()

  /// The user has read the notice, and scrolls or taps something.
  func endNotice()

  /// A cell refused the model of its row.
  func refuseRow(_ error: CellError)
}

/// What a button of a section does.
@MainActor public protocol EmployeeSectionDelegate: AnyObject {
  func open(_ link: Link)
}

// MARK: - Presenter → screen

/// What the list shows; display values only.
@MainActor public protocol EmployeeListView: AnyObject {
  func showBusy(_ isBusy: Bool)
  func showSections(_ sections: [any SectionModel])

  /// Why there is no newer list, which can be asked for again; an empty text ends it.
  func showFailure(_ text: String)

  /// Something to know that asks for nothing; an empty text ends it, when the user goes on or a list comes.
  func showNotice(_ text: String)
}

/// The rows of one employee; class-bound, since its buttons hold it weakly.
@MainActor public protocol SectionModel: AnyObject {
  var title: String { get }
  var rows: [any CellModel] { get }
}

/// What one row shows.
@MainActor public protocol CellModel {
  /// Which cell shows it.
  var identifier: CellIdentifier { get }

  var height: CellHeight { get }
}

// MARK: - Inside the screen

/// A cell: shows one model after another.
@MainActor public protocol CellRepresenting: AnyObject {
  /// Whether something that it shows is still on its way.
  var isBusy: Bool { get }

  /// - Throws: ``CellError/unknownModel`` for a model of another kind of cell; the cell is then as it was.
  func represent(_ model: any CellModel) throws(CellError)

  /// Lets go of all content, and of what it is waiting for.
  func prepareForReuse()
}

/// Makes cells where there is none to reuse.
@MainActor public protocol CellMaking: AnyObject {
  /// - Parameter onChange: called when the cell shows something else by itself.
  func makeCell(_ identifier: CellIdentifier, onChange: @escaping @MainActor () -> Void) -> any CellRepresenting
}

// MARK: - Presenter → interactor

/// What the list can do.
@MainActor public protocol EmployeeListUseCase: AnyObject {
  func load()
  func open(_ link: Link)
}

// MARK: - Interactor → presenter

/// What has become of it.
@MainActor public protocol EmployeeListUseCaseOutput: AnyObject {
  func didChangeBusy(_ isBusy: Bool)
  func didLoad(_ employees: [Employee])
  func didFail(_ error: EmployeeError)
  func didOpen(_ link: Link)
  func didRefuse(_ link: Link, with error: LinkError)
}

// MARK: - Presenter → router

/// Where the list leads.
@MainActor public protocol EmployeeListRouting: AnyObject {
  // Empty: the list leads to no screen, and calls and mails leave as links, through a service.
}
