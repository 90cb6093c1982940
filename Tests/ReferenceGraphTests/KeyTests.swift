import Foundation
import ReferenceGraph
import Testing

/// Keys in paths: the same in every run, whatever the hash table does.
@Suite struct `Keys` {
  struct Pair: Hashable {
    var base: String
    var quote: String
  }

  enum Kind: Hashable { case open, numbered(Int) }

  @Test func `of every kind are written as they are`() throws {
    let identifier = try #require(UUID(uuidString: "00010203-0405-0607-0809-0A0B0C0D0E0F"))

    #expect(paths(["b": Base(), "a": Base()]) == [#"value["a"]"#, #"value["b"]"#])
    #expect(paths([10: Base(), 9: Base()]) == ["value[9]", "value[10]"])
    #expect(paths([UInt64.max: Base()]) == ["value[18446744073709551615]"])
    #expect(paths([2.5: Base()]) == ["value[2.5]"])
    #expect(paths([true: Base(), false: Base()]) == ["value[false]", "value[true]"])
    #expect(paths([Kind.numbered(1): Base(), .open: Base()]) == ["value[.numbered]", "value[.open]"])
    #expect(paths([Pair(base: "EUR", quote: "USD"): Base()]) == [#"value[("EUR", "USD")]"#])
    #expect(paths([identifier: Base()]).first?.hasPrefix("value[(0, 1, 2, 3, 4") == true)
    #expect(paths([AnyHashable("a"): Base(), AnyHashable(1): Base()]) == ["value[1]", #"value["a"]"#])
    #expect(paths([ObjectIdentifier(Base.self): Base()]) == ["value[ObjectIdentifier]"])
  }

  @Test func `that would break a line are escaped`() {
    #expect(paths(["a\nb\"": Base()]) == [#"value["a\nb\""]"#])
  }

  @Test func `with brackets are one element to an accepted cycle`() {
    let graph = ObjectGraph(of: ring { ["a[b": $0] })

    let accepted = AcceptedCycle.allowing("Holder<Dictionary<String, Base>>.value[…]", because: "it is planted")
    #expect(CycleCheck.failure(in: graph, accepting: [accepted]) == nil)
  }

  private func paths<Value>(_ value: Value) -> [String] {
    let holder = Holder<Value>()
    holder.value = value
    return ObjectGraph(of: holder).edges.map(\.path)
  }
}
