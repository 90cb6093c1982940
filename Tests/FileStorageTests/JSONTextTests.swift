import FileStorage
import Foundation
import Testing

@Suite struct `JSON written by hand` {
  @Test(arguments: [
    ("", #""""#), ("a", #""a""#), ("\"", #""\"""#), ("\\", #""\\""#), ("\u{0}", #""\u0000""#), ("\n", #""\u000a""#),
    ("\u{1F}", #""\u001f""#), (" ", #"" ""#), ("\u{7F}", "\"\u{7F}\""), ("/é牛👩‍👧", #""/é牛👩‍👧""#),
    ("a\"b\\c\td", #""a\"b\\c\u0009d""#),
  ])
  func `a string is quoted`(_ string: String, _ quoted: String) {
    var text = JSONText()

    text.append(quoted: string)

    #expect(String(decoding: text.data, as: UTF8.self) == quoted)
  }

  @Test func `is read back by a decoder, every kind of character`() throws {
    let strings = stride(from: UInt32(0), through: 0x10FFFF, by: 37).compactMap(Unicode.Scalar.init).map { "x\($0)y" }
    var text = JSONText()
    text.append("[0")
    for string in strings {
      text.append(",")
      text.append(quoted: string)
    }
    text.append("]")

    let values = try JSONDecoder().decode([Value].self, from: text.data)

    #expect(values.dropFirst().map(\.string) == strings)
  }

  @Test(arguments: [0, -1, 12, Int.max, .min]) func `a number is its digits`(_ number: Int) {
    var text = JSONText()

    text.append(number)

    #expect(String(decoding: text.data, as: UTF8.self) == "\(number)")
  }

  private struct Value: Decodable {
    let string: String?

    init(from decoder: any Decoder) throws {
      string = try? decoder.singleValueContainer().decode(String.self)
    }
  }
}
