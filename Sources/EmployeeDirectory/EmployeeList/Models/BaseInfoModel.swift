/// Who an employee is.
public struct BaseInfoModel: CellModel, Equatable {
  public let identifier = CellIdentifier.baseInfo

  /// That of the largest picture, so that nothing moves when one arrives.
  public let height = CellHeight.points(Picture.maximumSide / 2)

  public let name: String
  public let specialization: String

  /// What the portrait is made of; `nil` for none.
  public let picture: PictureID?

  public init(name: String, specialization: String, picture: PictureID?) {
    self.name = name
    self.specialization = specialization
    self.picture = picture
  }
}
