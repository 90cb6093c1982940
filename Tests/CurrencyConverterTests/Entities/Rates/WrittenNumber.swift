import TestSupport

/// A number as digits on paper, for arithmetic the way it is taught at school.
struct WrittenNumber {
  /// Most significant first, no zeros in front.
  let digits: [Int]
  let fractionDigits: Int

  var text: String {
    let padded = Array(repeating: 0, count: max(0, fractionDigits + 1 - digits.count)) + digits
    let written = padded.map(String.init)
    let whole = written.dropLast(fractionDigits).joined()
    return fractionDigits == 0 ? whole : whole + "." + written.suffix(fractionDigits).joined()
  }

  static func random(digits count: ClosedRange<Int>, using random: inout SeededGenerator) -> WrittenNumber {
    let length = Int.random(in: count, using: &random)
    let digits = (0..<length).map {
      $0 == 0 ? Int.random(in: 1...9, using: &random) : Int.random(in: 0...9, using: &random)
    }
    return WrittenNumber(digits: digits, fractionDigits: Int.random(in: 0...length, using: &random))
  }

  /// a × b ÷ c, cut toward zero, without zeros at the end.
  static func cut(
    _ first: WrittenNumber, times second: WrittenNumber, over divisor: WrittenNumber, toFractionDigits limit: Int
  ) -> String {
    let shift = limit + divisor.fractionDigits - first.fractionDigits - second.fractionDigits
    let product = multiply(first.digits, second.digits) + Array(repeating: 0, count: max(0, shift))
    let denominator = divisor.digits + Array(repeating: 0, count: max(0, -shift))
    let quotient = divide(product, by: denominator)

    var text = WrittenNumber(digits: quotient, fractionDigits: limit).text
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  private static func multiply(_ first: [Int], _ second: [Int]) -> [Int] {
    var product = Array(repeating: 0, count: first.count + second.count)
    for (row, one) in first.reversed().enumerated() {
      for (column, other) in second.reversed().enumerated() {
        let sum = product[row + column] + one * other
        product[row + column] = sum % 10
        product[row + column + 1] += sum / 10
      }
    }
    return Array(product.reversed().drop { $0 == 0 })
  }

  /// Brings down one digit after the other, and subtracts as often as it goes.
  private static func divide(_ dividend: [Int], by divisor: [Int]) -> [Int] {
    var quotient: [Int] = []
    var rest: [Int] = []
    for digit in dividend {
      rest = Array((rest + [digit]).drop { $0 == 0 })
      var times = 0
      while isAtLeast(rest, divisor) {
        rest = subtract(divisor, from: rest)
        times += 1
      }
      quotient.append(times)
    }
    return Array(quotient.drop { $0 == 0 })
  }

  private static func isAtLeast(_ first: [Int], _ second: [Int]) -> Bool {
    first.count != second.count ? first.count > second.count : !first.lexicographicallyPrecedes(second)
  }

  private static func subtract(_ second: [Int], from first: [Int]) -> [Int] {
    var result = first
    let offset = first.count - second.count
    for index in first.indices.reversed() {
      result[index] -= index >= offset ? second[index - offset] : 0
      guard result[index] < 0 else { continue }
      result[index] += 10
      result[index - 1] -= 1
    }
    return Array(result.drop { $0 == 0 })
  }
}
