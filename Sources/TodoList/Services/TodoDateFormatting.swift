public import Foundation

/// Turns moments into words; where the clock's time zone and the language of dates come in.
@MainActor public protocol TodoDateFormatting: AnyObject {
  func text(for date: Date) -> String
}
