import CurrencyConverter
import Days
import Testing

@Suite struct `Entities are values` {
  /// Fault 13 of the original: its entity was a shared class that a background thread changed.
  @Test(arguments: EntityRow.all) func `fault 13: nothing changes an entity behind the screen's back`(_ row: EntityRow)
  {
    #expect(!(row.type is AnyClass), "a class would be shared; make it a struct or an enum")
  }
}

/// An entity's type; that it is `Sendable` is checked by the compiler.
struct EntityRow: Sendable, CustomTestStringConvertible {
  let type: any Sendable.Type

  var testDescription: String { "\(type)" }

  static let all =
    ([
      Amount.self, CalendarDay.self, Conversion.self, Currency.self, CurrencyCode.self, CurrencyPair.self,
      ExactDecimal.self, ExchangeRate.self, KnownRate.self, RatesSource.self, RestoredConversion.self, SavedState.self,
    ] as [any Sendable.Type]).map(EntityRow.init)
}
