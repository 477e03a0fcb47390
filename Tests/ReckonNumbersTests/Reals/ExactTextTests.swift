import ReckonNumbers
import Testing

@Suite("Texts of exact numbers")
struct ExactTextTests {
  @Test(
    "decimals that end are written in full, others with their first digits and …",
    arguments: [
      ("1/8", "0.125"), ("-1/8", "-0.125"), ("1/3", "0.33333…"), ("-2/3", "-0.66666…"), ("1000000", "1000000"),
      ("123456789/1000", "123456.789"),
      ("1/1000000000", "1e-9"), ("3/20000000000", "1.5e-10"), ("1/700000000000", "1.4285…e-12"),
      ("10000000/3", "3.3333…e6"),
      ("40000/3", "13333…"), ("4000/3", "1333.3…"), ("0", "0"),
    ])
  func texts(value: String, expected: String) throws {
    var work = Work()
    let text = try ExactNumber.rational(#require(Rational(value))).text(digits: 5, &work)
    #expect(text == expected)
  }

  @Test(
    "places are rounded, halves away from 0",
    arguments: [
      ("1/8", 2, "0.13"), ("1/8", 3, "0.125"), ("1/8", 5, "0.12500"), ("-5/2", 0, "-3"), ("1/3", 0, "0"),
      ("2000/3", 1, "666.7"),
    ])
  func places(value: String, count: Int, expected: String) throws {
    var work = Work()
    let text = try ExactNumber.rational(#require(Rational(value))).text(places: count, &work)
    #expect(text == expected)
  }

  @Test(
    "significant digits are rounded, halves away from 0, and zeros kept",
    arguments: [
      ("1/8", 2, "0.13"), ("1/8", 5, "0.12500"), ("-2/3", 3, "-0.667"), ("999999/1000", 3, "1.00e3"),
      ("123456", 3, "1.23e5"),
      ("100", 3, "100"),
      ("1/3000000000", 2, "3.3e-10"), ("12345", 7, "12345.00"), ("7", 1, "7"), ("0", 3, "0"), ("96", 1, "1e2"),
    ])
  func significant(value: String, count: Int, expected: String) throws {
    var work = Work()
    let text = try ExactNumber.rational(#require(Rational(value))).text(significant: count, &work)
    #expect(text == expected)
  }

  @Test("digits that are not decided are rounded, and a number that is not told from 0 has zeros")
  func undecided() throws {
    var work = Work(digits: 200)
    // √(3 + 2√2) = 1 + √2, which its form does not show.
    let two = try ExactNumber(2).squareRoot(&work)
    let hidden = try ExactNumber(3).adding(two.multiplied(by: ExactNumber(2), &work), &work).squareRoot(&work)
    let one = try hidden.subtracting(two, &work)
    let zero = try one.subtracting(.one, &work)
    #expect(try one.text(digits: 5, &work) == "1.0000…")
    #expect(try zero.text(digits: 5, &work) == "0.00000…")
  }

  @Test(
    "decimal text is read as it is written",
    arguments: [
      ("0.1", "1/10"), ("1e3", "1000"), ("-2.50", "-5/2"), ("1.5e-2", "3/200"), (".5", "1/2"), ("5.", "5"),
      ("1e+2", "100"),
    ])
  func reading(text: String, expected: String) throws {
    let value = try #require(Rational(expected))
    #expect(ExactNumber(decimalText: text) == .rational(value))
  }

  @Test("other text is no number", arguments: ["", "-", "e5", "1e", "1e+-2", "1.2.3", "x", "1e5x"])
  func malformed(text: String) { #expect(ExactNumber(decimalText: text) == nil) }

  @Test("an exponent beyond all limits gives infinity, whatever its length")
  func hugeExponents() {
    #expect(ExactNumber(decimalText: "1e99999999999999999999999999") == .infinity(isNegative: false))
    #expect(ExactNumber(decimalText: "-1e999999999") == .infinity(isNegative: true))
  }

  @Test("stored forms give the same number back, and damaged ones none")
  func storedForms() throws {
    var work = Work()
    let root = try ExactNumber(2).squareRoot(&work)
    let sine = try ExactNumber(1).sine(halfTurn: nil, &work)
    let known: [ExactNumber] = [
      .zero, .nan, .infinity(isNegative: true), .pi, .e, .goldenRatio, try root.adding(.pi, &work),
      try ExactNumber(12).logarithm(&work),
      try ExactNumber(2).logarithm(isCommon: true, &work), try ExactNumber(20).sine(halfTurn: 180, &work),
    ]
    for number in known { #expect(ExactNumber(storedText: number.storedText) == number, "\(number.storedText)") }
    let real = try sine.multiplied(by: sine, &work).adding(root, &work).squareRoot(&work)
    let read = try #require(ExactNumber(storedText: real.storedText))
    let (shown, expected) = (try read.text(digits: 100, &work), try real.text(digits: 100, &work))
    #expect(shown == expected)
    for text in [
      "", "(0 0)", "1\n(0 0 1)", "1\n(99 0 0)", "[1 ln -2]", "[1 sqrt]", "1\n1/2\n(4 0 1)", "nan\n1\n(0 0 1)", "1/0",
    ] {
      #expect(ExactNumber(storedText: text) == nil, "\(text)")
    }
  }

  @Test(
    "the nearest double and decimal",
    arguments: [("1/3", 1.0 / 3, "0.3333333333333333333333333333333333"), ("1/8", 0.125, "0.125"), ("-7", -7, "-7")])
  func conversions(value: String, double: Double, decimal: String) throws {
    let number = ExactNumber.rational(try #require(Rational(value)))
    #expect(number.double == double)
    #expect(number.decimal.value == Decimal128(decimal) && (number.decimal.exactness == .exact) == (value != "1/3"))
    let tenth = try #require(Rational("1/10"))
    #expect(ExactNumber.pi.double == .pi && ExactNumber(shortest: 0.1) == .rational(tenth))
  }
}
