public import EmployeeDirectory

/// Answers at once, as the test says.
@MainActor public final class PictureServiceStub: PictureService {
  private let answer: @MainActor (PictureID) -> Result<Picture, PictureError>

  public init(answer: @escaping @MainActor (PictureID) -> Result<Picture, PictureError>) {
    self.answer = answer
  }

  public func picture(_ id: PictureID) async throws(PictureError) -> Picture {
    try answer(id).get()
  }
}
