public import EmployeeDirectory

/// Gives a cell the tiles that the test wants it to have.
@MainActor public final class PortraitMakingStub: PortraitMaking {
  private let tile: @MainActor (PictureID) -> PortraitTile

  public init(tile: @escaping @MainActor (PictureID) -> PortraitTile) {
    self.tile = tile
  }

  public func makePortrait(of id: PictureID) -> PortraitTile {
    tile(id)
  }
}
