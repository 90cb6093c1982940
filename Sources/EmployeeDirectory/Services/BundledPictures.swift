/// The pictures of the bundled employees, drawn for them.
///
/// - Owned by: the composition root and the Portrait modules.
public struct BundledPictures: PictureService {
  public init() {}

  public func picture(_ id: PictureID) async throws(PictureError) -> Picture {
    guard let drawing = Self.drawings[id.text] else { throw .missing }
    let rows = drawing.split(separator: "\n")
    let bits = rows.joined().map { $0 == "#" }
    guard let picture = Picture(width: rows.first?.count ?? 0, height: rows.count, bits: bits) else {
      throw .malformed(.noSize)
    }
    return picture
  }

  /// `#` is black.
  private static let drawings = [
    "maya": """
    ................
    .....######.....
    ...##########...
    ..############..
    ..####....####..
    .####......####.
    .###.##..##.###.
    .###........###.
    .###...##...###.
    .###........###.
    .####.####.####.
    ..###......###..
    ..####....####..
    ...##.####.##...
    ..####....####..
    .##############.
    """,
    "tomas": """
    ................
    ....########....
    ...##########...
    ...##......##...
    ..##........##..
    ..#..........#..
    ..#####..#####..
    .##...####...##.
    ..#####..#####..
    ..#....##....#..
    ..#..........#..
    ..##.######.##..
    ...##########...
    ....########....
    ..####.##.####..
    .##############.
    """,
    "hana": """
    ......####......
    .....######.....
    ......####......
    ....########....
    ...##########...
    ..###......###..
    ..##........##..
    ..#..##..##..#..
    ..#..........#..
    ..#....##....#..
    ..##........##..
    ...#..####..#...
    ...##......##...
    .....######.....
    ...####..####...
    .######..######.
    """,
  ]
}
