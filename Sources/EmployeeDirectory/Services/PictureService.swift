/// What employees look like.
@MainActor public protocol PictureService: Sendable {
  func picture(_ id: PictureID) async throws(PictureError) -> Picture
}
