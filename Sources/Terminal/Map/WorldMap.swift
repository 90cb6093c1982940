/// The world in letters, with a pin on it.
///
/// A letter is six degrees wide and twelve high (equirectangular), since it is about twice as high as wide on paper.
package enum WorldMap {
  /// Top to bottom, without the sea behind the last land.
  package static func lines(latitude: Double, longitude: Double) -> [String] {
    let pin = cell(latitude: latitude, longitude: longitude)
    return land.enumerated().map { row, land in
      var letters = Array(land)
      if row == pin.row { letters[pin.column] = "*" }
      return String(letters[..<((letters.lastIndex { $0 != " " } ?? -1) + 1)])
    }
  }

  /// Where a coordinate is; the northern and western edge belong to a letter, and so do the last edges of the world.
  package static func cell(latitude: Double, longitude: Double) -> (row: Int, column: Int) {
    (min(Int((90 - latitude) / 12), land.count - 1), min(Int((longitude + 180) / 6), land[0].count - 1))
  }

  /// What is land, roughly; an island with a place of the gazetteer counts.
  package static let land = [
    "               ............     ..    .       .             ",
    ".. ................  ......      ....... ...................",
    "  ............   ... ..   .. . .............................",
    "         ............       ..........................      ",
    "         .........          ..........................      ",
    "   .       .... ...        .........................        ",
    "              .......     .............   ..  ..  . .   . . ",
    "                ......      .......... .  .   ..... ..   .. ",
    " .   .           .......        .......        ........ . ..",
    ".                 .....         .... . .         ....... . .",
    "                  ...            ..              .. ....   .",
    "                  ..                                  .   . ",
    "                  . .                                       ",
    "         ...........       ...............................  ",
    "............................................................",
  ]
}
