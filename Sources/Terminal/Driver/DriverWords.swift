/// What the driver itself says.
enum DriverWords {
  static let welcome = "Type help to see what can be done, quit to end."
  static let tooLong = "A line has \(LineEditor.longestLine) bytes at most."
  static let unknownScreen = "This screen has no drawing for a terminal."
}
