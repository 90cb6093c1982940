/// What is wrong with a picture in the format PBM.
public enum PBMError: Error, Equatable, Sendable, CaseIterable {
  /// It begins neither with `P1` nor with `P4`.
  case otherFormat

  /// Width or height is missing, zero or no number.
  case noSize

  /// Width or height is more than ``Picture/maximumSide``.
  case tooLarge

  /// There is a character among the pixels that is no pixel.
  case noPixel

  case tooFewPixels
  case tooManyPixels
}
