package import Links
internal import Questions

/// Loads the employees, and opens what leads to one of them.
///
/// - Owned by: ``EmployeeListPresenter``.
/// - Owns: ``EmployeeService``, ``LinkOpening``, and its question to the service.
/// - Holds weakly: ``EmployeeListUseCaseOutput``, the presenter that owns it.
@MainActor package final class EmployeeListInteractor {
  /// Set once, by the assembly: the presenter is made after the interactor that it owns.
  package weak var output: (any EmployeeListUseCaseOutput)?

  private let employees: any EmployeeService
  private let links: any LinkOpening
  private let question = LatestQuestion()

  package init(employees: any EmployeeService, links: any LinkOpening) {
    self.employees = employees
    self.links = links
  }

  /// What was asked last, for tests to await.
  package var task: Task<Void, Never>? { question.task }
}

extension EmployeeListInteractor: EmployeeListUseCase {
  package func load() {
    let wasBusy = question.isOpen
    question.ask { [employees] () throws(EmployeeError) in
      try await employees.employees()
    } then: { [weak self] answer in
      self?.receive(answer)
    }
    if !wasBusy { output?.didChangeBusy(true) }
  }

  package func open(_ link: Link) {
    do throws(LinkError) {
      try links.open(link)
      output?.didOpen(link)
    } catch {
      output?.didRefuse(link, with: error)
    }
  }

  private func receive(_ answer: Result<[Employee], EmployeeError>) {
    output?.didChangeBusy(false)
    switch answer {
    case .success(let employees): output?.didLoad(employees)
    case .failure(let error): output?.didFail(error)
    }
  }
}
