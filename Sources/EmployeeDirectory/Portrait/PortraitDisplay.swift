/// What stands in a portrait's place.
public enum PortraitDisplay: Equatable, Sendable {
  case loading

  /// Lines of half blocks, two pixels one above the other in each character.
  case picture([String])

  /// Why there is none.
  case note(String)
}

extension PortraitDisplay {
  init(_ picture: Picture) {
    self = .picture(
      stride(from: 0, to: picture.height, by: 2).map { y in
        String(
          (0..<picture.width).map { Self.halfBlock(picture.isBlack(x: $0, y: y), picture.isBlack(x: $0, y: y + 1)) })
      })
  }

  private static func halfBlock(_ upper: Bool, _ lower: Bool) -> Character {
    switch (upper, lower) {
    case (false, false): " "
    case (true, false): "▀"
    case (false, true): "▄"
    case (true, true): "█"
    }
  }
}
