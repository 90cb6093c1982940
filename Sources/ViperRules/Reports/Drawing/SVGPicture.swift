internal import ReferenceGraph

/// A module's objects and references as a drawing for a page, which brings the colours.
struct SVGPicture {
  private let picture: ModulePicture
  private let columns: [Int]
  private let placement: Placement
  private let name: String

  /// Who is kept alive by somebody in the drawing.
  private let held: Set<Int>

  init(_ picture: ModulePicture, name: String) {
    let layering = Layering(picture)
    self.picture = picture
    self.name = name
    held = Set(picture.references.filter { $0.ownership == .strong }.map(\.target))
    columns = layering.columns
    placement = Placement(picture, layering)
  }

  var markup: String {
    let routes = picture.references.enumerated().map { route($0.element, at: $0.offset) }
    let order = Array(picture.references.indices).stableSorted { rank($0) < rank($1) }
    let lines = order.map { line(picture.references[$0], routes[$0]) }
    let boxes = picture.objects.indices.map(box)
    let marks = order.map { mark(picture.references[$0], routes[$0]) }
    let size = (placement.width, placement.height)
    return HTML.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "role": "img", "viewBox": "0 0 \(size.0) \(size.1)",
        "width": "\(size.0)", "height": "\(size.1)", "style": "min-width:\(size.0 * 3 / 4)px",
      ],
      HTML.text("title", "Who holds whom in \(name)"), HTML.text("desc", description),
      (lines + boxes + marks).filter { !$0.isEmpty }.map { "\n" + $0 }.joined())
  }

  private var description: String {
    let broken = picture.references.filter(\.isBroken).map {
      "\(picture.objects[$0.source].name).\($0.path) \($0.ownership.rawValue) to \(picture.objects[$0.target].name)"
    }
    return "\(Count.of(picture.objects.count, "object")), \(Count.of(picture.references.count, "reference")); "
      + (broken.isEmpty ? "none breaks a rule." : "broken: \(broken.joined(separator: "; ")).")
      + " The table of ownership says the same in words."
  }

  /// Weak lines below strong ones, broken ones above all.
  private func rank(_ reference: Int) -> Int {
    let reference = picture.references[reference]
    return reference.isBroken || reference.isInCycle ? 2 : reference.ownership == .strong ? 1 : 0
  }

  private func route(_ reference: PicturedReference, at position: Int) -> EdgeRoute {
    let first = picture.references.firstIndex { $0.source == reference.source } ?? 0
    return EdgeRoute(reference, row: position - first, columns: columns, placement: placement)
  }

  private func line(_ reference: PicturedReference, _ route: EdgeRoute) -> String {
    HTML.element(
      "g", ["class": style(reference)],
      HTML.text(
        "title",
        "\(picture.objects[reference.source].name).\(reference.path) \(reference.ownership.arrow) "
          + picture.objects[reference.target].name),
      HTML.element("path", ["class": "line", "d": route.path]),
      HTML.element("path", ["class": "head", "d": route.head])
    )
  }

  private func style(_ reference: PicturedReference) -> String {
    let manner =
      switch reference.ownership {
      case .strong: "strong"
      case .weak: "weak"
      case .unowned, .unmanaged: "unowned"
      }
    return reference.isBroken ? manner + " broken" : reference.isInCycle ? manner + " cyclic" : manner
  }

  private func mark(_ reference: PicturedReference, _ route: EdgeRoute) -> String {
    let text = reference.rules.isEmpty && reference.isSuspect ? "cycle" : reference.rules.joined(separator: " ")
    if text.isEmpty { return "" }
    let width = TextWidth.row(text) + 12
    return badge(text, x: route.leavesRight ? route.start.x + 7 : route.start.x - 7 - width, y: route.start.y - 9)
  }

  private func badge(_ text: String, x: Int, y: Int) -> String {
    let width = TextWidth.row(text) + 12
    return HTML.element(
      "g", ["class": "badge"],
      HTML.element("rect", ["x": "\(x)", "y": "\(y)", "width": "\(width)", "height": "18", "rx": "9"]),
      HTML.text("text", ["x": "\(x + width / 2)", "y": "\(y + 13)", "text-anchor": "middle"], text))
  }

  // MARK: - Boxes

  private func box(_ object: Int) -> String {
    let (box, drawn) = (placement.boxes[object], picture.objects[object])
    let rows = picture.references.filter { $0.source == object }
    let badges = drawn.rules.isEmpty ? "" : badge(drawn.rules.joined(separator: " "), x: box.x + 10, y: box.y - 10)
    let role = drawn.role?.rawValue ?? (held.contains(object) ? "" : "outside")
    let classes = ["box", role, drawn.rules.isEmpty ? "" : "broken"]
    let middle = box.x + box.width / 2
    return HTML.element(
      "g", ["class": classes.filter { !$0.isEmpty }.joined(separator: " ")],
      HTML.element(
        "rect",
        ["x": "\(box.x)", "y": "\(box.y)", "width": "\(box.width)", "height": "\(box.height)", "rx": "6"]),
      HTML.text(
        "text", ["class": "role", "x": "\(middle)", "y": "\(box.y + 14)", "text-anchor": "middle"], role),
      HTML.text(
        "text",
        ["class": "name", "x": "\(middle)", "y": "\(box.y + (role.isEmpty ? 24 : 29))", "text-anchor": "middle"],
        drawn.label),
      rows.enumerated().map { row($0.element, number: $0.offset, in: box) }.joined(), badges)
  }

  private func row(_ reference: PicturedReference, number: Int, in box: Box) -> String {
    let leavesRight = columns[reference.source] <= columns[reference.target]
    let y = box.departure(number)
    return HTML.text(
      "text",
      [
        "class": "row \(style(reference))", "x": "\(leavesRight ? box.right - 10 : box.x + 10)", "y": "\(y + 4)",
        "text-anchor": leavesRight ? "end" : "start",
      ], TextWidth.shortened(reference.path))
      + HTML.element(
        "circle", ["class": "port", "cx": "\(leavesRight ? box.right : box.x)", "cy": "\(y)", "r": "3"])
  }
}
