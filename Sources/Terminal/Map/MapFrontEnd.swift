public import MapSearch
internal import Navigation

/// The map search in a terminal: whatever is no command is searched.
///
/// - Owned by: ``TerminalDriver``.
/// - Holds weakly: ``MapScreen``, which the navigation owns.
@MainActor public final class MapFrontEnd {
  private weak let screen: MapScreen?

  public init(screen: MapScreen) {
    self.screen = screen
  }
}

extension MapFrontEnd: ScreenFrontEnd {
  public var isBusy: Bool { screen?.isBusy ?? false }

  public var drawing: [Line] {
    guard let screen else { return [] }
    let lines = [
      Line("Search: \(screen.query.isEmpty ? "(nothing)" : screen.query)"),
      Line(screen.isBusy ? "Searching …" : "", .faint),
      Line(screen.hint, .warning),
      screen.alert.map(Line.init) ?? Line(""),
      Line(screen.credit, .faint),
    ]
    return lines.filter { !$0.text.isEmpty } + Self.map(of: screen)
  }

  public var commands: [Command] {
    guard let screen else { return [] }
    return [
      Command(line: "PLACE", summary: "Searches a place.") { _ in
        true
      } run: { text in
        screen.edit(text)
        screen.search()
      },
      Command("search", taking: .optional("PLACE"), summary: "The same, for a place that is called like a command.") {
        screen.edit($0)
        screen.search()
      },
      Command("retry", summary: "Searches once more.") { () throws(CommandRefusal) in
        guard screen.alert?.offersRetry == true else { throw CommandRefusal("There is nothing to try once more.") }
        screen.retry()
      },
      Command("dismiss", summary: "Closes the message.") { () throws(CommandRefusal) in
        guard screen.alert != nil else { throw CommandRefusal("There is no message to close.") }
        screen.dismissAlert()
      },
      Command("clear", summary: "Empties the search field, and takes the pin away.") { screen.clear() },
    ]
  }
}

extension MapFrontEnd {
  private static func map(of screen: MapScreen) -> [Line] {
    guard let map = screen.map else { return [] }
    let pin = map.pin
    return [Line("* \(pin.title): \(pin.position)", .strong), Line("Region: \(map.region.text)", .faint)]
      + WorldMap.lines(latitude: pin.latitude, longitude: pin.longitude).map { Line($0) }
  }
}
