/// Who an employee is.
public struct BaseInfoModel: CellModel, Equatable {
  public let identifier = CellIdentifier.baseInfo

  public let name: String
  public let specialization: String

  /// What the portrait is made of; `nil` for none.
  public let picture: PictureID?

  /// That of the largest picture, so that nothing moves when one arrives; without one, what the text needs.
  public var height: CellHeight { picture == nil ? .automatic : .points(Picture.maximumSide / 2) }

  public init(name: String, specialization: String, picture: PictureID?) {
    self.name = name
    self.specialization = specialization
    self.picture = picture
  }
}
