import MapSearch
import Testing

@Suite struct `An index of places` {
  @Test(arguments: [
    ("Rome", "Rome"), ("rome", "Rome"), ("Roma", "Rome"), ("ローマ", "Rome"), ("Romeo", "Romeo"), ("Romeow", nil),
    ("Ulm", "Ulm"), ("Ul", "Ulm"), ("U", "Ulm"), ("Um", nil), ("Zz", nil), ("Aa", nil), ("", nil), (" ", nil),
    ("'", nil),
  ]) func `finds a whole name first, then the only place with a name that begins so`(_ name: String, _ found: String?) {
    #expect(Self.index.place(named: name)?.names.first == found)
  }

  @Test(arguments: ["R", "Rom", "ro"]) func `does not guess between two places`(_ beginning: String) {
    #expect(Self.index.place(named: beginning) == nil)
  }

  @Test func `takes a beginning that several names of one place share`() {
    let index = PlaceIndex([Self.place("Kiev", "Kievo"), Self.place("Lyon")])

    #expect(index.place(named: "Kie")?.names == ["Kiev", "Kievo"])
  }

  @Test func `of two places with one name gives the first`() {
    let first = Place(names: ["San José"], coordinate: .at(9.93, -84.08))
    let second = Place(names: ["San Jose"], coordinate: .at(37.34, -121.89))

    #expect(PlaceIndex([first, second]).place(named: "SAN JOSE") == first)
    #expect(PlaceIndex([second, first]).place(named: "SAN JOSE") == second)
  }

  @Test(arguments: ["", " ", "…"]) func `does not take nothing for a beginning`(_ name: String) {
    #expect(PlaceIndex([Self.place("Lyon")]).place(named: name) == nil)
  }

  @Test func `of no places finds none`() {
    #expect(PlaceIndex([]).place(named: "Rome") == nil)
  }

  @Test(arguments: 1...9) func `finds each place, however many there are`(_ count: Int) {
    let names = (0..<count).map { "\(["B", "D", "F", "H", "J", "L", "N", "P", "R"][$0])xx" }
    let index = PlaceIndex(names.reversed().map { Self.place($0) })

    for name in names {
      #expect(index.place(named: name)?.names == [name])
      #expect(index.place(named: String(name.prefix(2)))?.names == [name])
    }
    for name in ["A", "C", "E", "G", "I", "K", "M", "O", "Q", "S"] { #expect(index.place(named: name) == nil) }
  }

  private static let index = PlaceIndex([place("Rome", "Roma", "ローマ"), place("Romeo"), place("Ulm")])

  private static func place(_ names: String...) -> Place {
    Place(names: names, coordinate: .paris)
  }
}
