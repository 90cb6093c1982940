package import Links
internal import Titles

/// Builds the sections of the list, and turns answers and errors into words.
///
/// - Owned by: ``EmployeeListScreen``.
/// - Owns: ``EmployeeListUseCase``, ``EmployeeListRouting``.
/// - Holds weakly: ``EmployeeListView``, which owns the presenter: a strong reference would close a cycle.
@MainActor package final class EmployeeListPresenter {
  private weak let view: (any EmployeeListView)?
  package let useCase: any EmployeeListUseCase
  package let router: any EmployeeListRouting

  package init(view: any EmployeeListView, useCase: any EmployeeListUseCase, router: any EmployeeListRouting) {
    self.view = view
    self.useCase = useCase
    self.router = router
  }
}

extension EmployeeListPresenter: EmployeeListModuleInput {}

extension EmployeeListPresenter: EmployeeListPresentation {
  package func start() {
    useCase.load()
  }

  package func retry() {
    view?.showFailure("")
    useCase.load()
  }

  package func endNotice() {
    view?.showNotice("")
  }

  package func refuseRow(_ error: CellError) {
    view?.showNotice(EmployeeListWords.sentence(for: error))
  }
}

extension EmployeeListPresenter: EmployeeSectionDelegate {
  package func open(_ link: Link) {
    useCase.open(link)
  }
}

extension EmployeeListPresenter: EmployeeListUseCaseOutput {
  package func didChangeBusy(_ isBusy: Bool) {
    view?.showBusy(isBusy)
  }

  package func didLoad(_ employees: [Employee]) {
    view?.showFailure("")
    view?.showNotice(employees.isEmpty ? EmployeeListWords.nobody : "")
    view?.showSections(employees.map(section))
  }

  /// What is shown stays.
  package func didFail(_ error: EmployeeError) {
    view?.showFailure(EmployeeListWords.sentence(for: error))
  }

  package func didOpen(_ link: Link) {
    view?.showNotice(EmployeeListWords.opened(link))
  }

  package func didRefuse(_ link: Link, with error: LinkError) {
    view?.showNotice(EmployeeListWords.sentence(for: error, opening: link))
  }
}

extension EmployeeListPresenter {
  private func section(for employee: Employee) -> EmployeeSection {
    let buttons: [EmployeeSection.Button?] = [
      Link(phone: employee.phone).map {
        EmployeeSection.Button(kind: .call, title: EmployeeListWords.call(employee.phone), link: $0)
      },
      Link(mail: employee.mail).map {
        EmployeeSection.Button(kind: .mail, title: EmployeeListWords.mail(employee.mail), link: $0)
      },
    ]
    return EmployeeSection(
      baseInfo: BaseInfoModel(
        name: employee.name.text, specialization: employee.specialization.text, picture: employee.picture),
      workplaces: employee.workplaces.map { WorkplaceModel(text: EmployeeListWords.workplace($0)) },
      buttons: buttons.compactMap(\.self), delegate: self)
  }
}
