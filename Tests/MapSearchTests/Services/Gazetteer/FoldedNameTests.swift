import MapSearch
import Testing

@Suite struct `A folded name` {
  @Test(arguments: [
    ("Tokyo", "tokyo"), ("TŌKYŌ", "tokyo"), ("ｔｏｋｙｏ", "tokyo"), ("ＴＯＫＹＯ", "tokyo"), ("To\u{304}kyo\u{304}", "tokyo"),
    ("東京", "東京"), ("São Paulo", "sao paulo"), ("Zürich", "zurich"), ("  Paris ", "paris"), ("\u{3000}Paris\t", "paris"),
    ("ﾄｳｷｮｳ", "トウキョウ"), ("とうきょう", "トウキョウ"), ("トウキョウ", "トウキョウ"), ("ﾊﾞﾘ", "バリ"), ("ぱり", "パリ"), ("ハリ", "ハリ"),
    ("ニュー・ヨーク", "ニューヨーク"), ("ﾆｭｰﾖｰｸ", "ニューヨーク"), ("ゔ", "ヴ"),
    ("İstanbul", "istanbul"), ("ISTANBUL", "istanbul"), ("ıstanbul", "istanbul"), ("Tromsø", "tromso"),
    ("Łódź", "lodz"),
    ("Gießen", "giessen"), ("GIESSEN", "giessen"), ("Þórshöfn", "thorshofn"), ("Œuf", "oeuf"), ("Đà Nẵng", "da nang"),
    ("Nuku'alofa", "nukualofa"), ("Nukuʻalofa", "nukualofa"), ("N’Djamena", "ndjamena"),
    ("N‘Djamena", "ndjamena"), ("N´Djamena", "ndjamena"), ("N`Djamena", "ndjamena"), ("N\u{FF40}Djamena", "ndjamena"),
    ("Sant Cugat·del", "sant cugatdel"), ("ニュー·ヨーク", "ニューヨーク"), ("´", ""), ("e´", "e"), ("St. John's", "st johns"),
    ("Washington, D.C.", "washington dc"), ("Port-au-Prince", "port au prince"), ("PORT AU PRINCE", "port au prince"),
    ("Porto\u{2011}Novo", "porto novo"), ("Addis \n Ababa", "addis ababa"), ("zero\u{200B}width", "zerowidth"),
    ("②", "2"), ("Москва", "москва"), ("서울", "서울"), ("", ""), (" . ' ・", ""), ("---", ""),
  ]) func `keeps what tells names apart`(_ name: String, _ folded: String) {
    #expect(FoldedName(name).text.unicodeScalars.elementsEqual(folded.unicodeScalars))
  }

  @Test func `folded again is what it was`() {
    for name in Gazetteer.places.flatMap(\.names) {
      let folded = FoldedName(name)
      #expect(FoldedName(folded.text) == folded)
    }
  }
}
