extension CalendarDay {
  /// The day as it is said: `13 April 2026`.
  public var words: String {
    "\(day) \(Self.months[month - 1]) \(year)"
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}
