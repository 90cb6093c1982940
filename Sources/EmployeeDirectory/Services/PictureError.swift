/// Why there is no picture.
public enum PictureError: Error, Equatable, Sendable {
  case missing

  /// It is no file, may not be read, or the system failed to.
  case notReadable

  /// More bytes than a small picture can have, or more pixels than ``Picture/maximumSide`` allows.
  case tooLarge

  /// It is no picture, or not all of one.
  case malformed(PBMError)

  /// Nobody waits for the picture any more.
  case cancelled
}
