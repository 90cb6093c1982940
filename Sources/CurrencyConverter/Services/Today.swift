public import Days

/// Gives the calendar day, so that nothing else has to read a clock.
@MainActor public protocol Today {
  var day: CalendarDay { get }
}
