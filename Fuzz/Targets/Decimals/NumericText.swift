import Foundation
import ReckonCatalogue

/// Numbers as text, in doubles and in decimals.
enum NumericText {
  static func check(_ text: String, double: Double) throws(Finding) {
    try checkReading(text)
    try checkDecimal(text)
    try checkDouble(double)
  }

  /// Text as a double: the C library's.
  private static func checkReading(_ text: String) throws(Finding) {
    let expected = strtod(text, nil)
    var value = 0.0
    let bytes = Array(text.utf8) + [0]
    let length = bytes.withUnsafeBufferPointer { bytes -> Int in
      guard let start = bytes.baseAddress else { return 0 }
      return NumberScanner.scan(start, start + bytes.count - 1, &value) - start
    }
    guard length == bytes.count - 1, value.bitPattern == expected.bitPattern else {
      throw Finding("\(text) is read as \(value) from \(length) bytes, not as \(expected)")
    }
  }

  /// Text as a decimal: its digits, rounded once.
  private static func checkDecimal(_ text: String) throws(Finding) {
    var flags: Decimal128.Flags = []
    let found = OracleNumber(Decimal128(text, &flags))
    var rest = text[...]
    let isNegative = rest.first == "-"
    if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
    let parts = rest.split(whereSeparator: { $0 == "e" || $0 == "E" })
    let halves = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let digits = Digits(halves.joined().utf8.map { $0 & 0xF })
    let scale = halves.count > 1 ? halves[1].utf8.count : 0
    // Beyond all exponents one is as good as another.
    let exponent = min(max(parts.count > 1 ? Int(parts[1]) ?? 1_000_000 : 0, -1_000_000), 1_000_000) - scale
    var oracle = DecimalOracle()
    let expected = oracle.finished(isNegative, digits, exponent)
    guard found == expected, flags == oracle.flags else {
      throw Finding("\(text) is read as \(found) with \(flags), not as \(expected) with \(oracle.flags)")
    }
  }

  /// A double's text is the shortest that reads back as it; as a decimal it has its exact value, rounded once.
  private static func checkDouble(_ number: Double) throws(Finding) {
    let text = NumberText.shortest(number)
    guard number.isFinite else {
      guard Decimal128(number).isNaN == number.isNaN, Decimal128(number).isInfinite == number.isInfinite else {
        throw Finding("\(number) becomes \(Decimal128(number))")
      }
      return
    }
    guard strtod(text, nil).bitPattern == number.bitPattern else { throw Finding("\(number) is written \(text)") }
    guard significant(text) == significant("\(number)") else { throw Finding("\(number) is written \(text)") }
    let found = OracleNumber(Decimal128(number))
    let expected = exact(number)
    guard found == expected else { throw Finding("\(number) is the decimal \(found), not \(expected)") }
    // Fifteen digits, of which the C library's are right.
    let rounded = Decimal128(number, significantDigits: 15)
    guard let wanted = Decimal128(String(format: "%.14e", number)), rounded == wanted,
      rounded.isNegative == wanted.isNegative
    else {
      throw Finding("\(number) in 15 digits is \(rounded)")
    }
  }

  /// The digits of a text without zeros before and behind them.
  private static func significant(_ text: String) -> [UInt8] {
    let digits = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }.filter { 0x30...0x39 ~= $0 }
    return Array(digits.drop { $0 == 0x30 }.reversed().drop { $0 == 0x30 }.reversed())
  }

  private static func exact(_ number: Double) -> OracleNumber {
    let isNegative = number.sign == .minus
    guard number != 0 else { return .finite(isNegative: isNegative, .zero, exponent: 0) }
    var oracle = DecimalOracle()
    var significand = number.significandBitPattern | (number.isNormal ? 1 << 52 : 0)
    var power = number.isNormal ? Int(number.exponentBitPattern) - 1075 : -1074
    while significand & 1 == 0 { (significand, power) = (significand >> 1, power + 1) }
    var digits = Digits(UInt128(significand))
    var rest = abs(power)
    // m / 2^k is m · 5^k / 10^k.
    let (factor, step) = power < 0 ? (1_953_125, 9) : (1 << 29, 29)
    while rest >= step { (digits, rest) = (digits.times(factor), rest - step) }
    for _ in 0..<rest { digits = digits.times(power < 0 ? 5 : 2) }
    return oracle.finished(isNegative, digits, min(power, 0))
  }
}
