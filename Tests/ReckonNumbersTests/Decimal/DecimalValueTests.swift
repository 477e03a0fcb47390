import ReckonNumbers
import Testing

/// Values worked out by hand or taken from the standard.
@Suite("Decimal values")
struct DecimalValueTests {
  typealias Flags = Decimal128.Flags

  static func decimal(_ text: String) throws -> Decimal128 { try #require(Decimal128(text), "\(text) is no number") }

  @Test(
    "sums, products and quotients are the ones of paper and pencil",
    arguments: [
      ("0.1", "+", "0.2", "0.3"), ("1.20", "+", "1.3", "2.50"), ("1E+3", "+", "1", "1001"), ("5", "-", "5.00", "0.00"),
      ("1E+34", "+", "1", "1.000000000000000000000000000000000E+34"), ("0.1", "*", "0.1", "0.01"),
      ("-2.50", "*", "4", "-10.00"),
      ("1", "/", "3", "0.3333333333333333333333333333333333"), ("2", "/", "3", "0.6666666666666666666666666666666667"),
      ("1", "/", "8", "0.125"), ("2.40", "/", "2", "1.20"), ("100", "/", "1E+2", "1.00"), ("1", "/", "0", "Infinity"),
      ("0", "/", "0", "NaN"),
      ("-1", "/", "0", "-Infinity"), ("Infinity", "-", "Infinity", "NaN"), ("1E+6144", "*", "10", "Infinity"),
    ])
  func arithmetic(_ x: String, _ sign: String, _ y: String, _ expected: String) throws {
    let (a, b) = (try Self.decimal(x), try Self.decimal(y))
    let result =
      switch sign {
      case "+": a + b
      case "-": a - b
      case "*": a * b
      default: a / b
      }
    #expect(result.description == expected)
  }

  @Test(
    "the remainder is exact however long the quotient, and modulo has the divisor's sign",
    arguments: [
      ("7", "3", "1", "1"), ("-7", "3", "-1", "2"), ("7", "-3", "1", "-2"), ("-7", "-3", "-1", "-1"),
      ("0.3", "0.1", "0.0", "0.0"),
      // 10^6000 is 1 modulo 3 and modulo 9, and 10^40 is 3^40 = (3^6)^6 · 3^4 = 81 = 4 modulo 7.
      ("1E+6000", "3", "1", "1"), ("1E+6144", "9", "1", "1"), ("1E+40", "7", "4", "4"), ("-1E+40", "7", "-4", "3"),
      ("1E+6144", "1E-6176", "0E-6176", "0E-6176"),
      ("5", "Infinity", "5", "5"), ("-5", "Infinity", "-5", "Infinity"), ("5", "0", "NaN", "NaN"),
      ("Infinity", "5", "NaN", "NaN"),
      ("-6", "3", "-0", "0"), ("6", "-3", "0", "-0"),
    ])
  func remainder(_ x: String, _ y: String, _ remainder: String, _ modulo: String) throws {
    let (a, b) = (try Self.decimal(x), try Self.decimal(y))
    #expect(a.truncatingRemainder(dividingBy: b).description == remainder)
    #expect(a.modulo(b).description == modulo)
  }

  @Test(
    "integer powers",
    arguments: [
      ("2", 10, "1024"), ("2", -2, "0.25"), ("10", 40, "1.000000000000000000000000000000000E+40"), ("10", -40, "1E-40"),
      ("-3", 3, "-27"),
      ("0", 0, "1"), ("NaN", 0, "1"), ("0", -1, "Infinity"), ("-0", -1, "-Infinity"), ("-0", 3, "-0"),
      ("Infinity", -2, "0"),
      ("-Infinity", 3, "-Infinity"), ("1", Int.max, "1"), ("-1", Int.min, "1"), ("1.1", Int.max, "Infinity"),
      ("1.1", Int.min, "0E-6176"),
      ("0.9", Int.min, "Infinity"), ("2", -100, "7.888609052210118054117285652827862E-31"),
      ("2", 113, "1.038459371706965525706099265844019E+34"),
      ("1E+6000", 2, "Infinity"), ("1E-3000", -2, "1E+6000"),
    ])
  func power(_ base: String, _ exponent: Int, _ expected: String) throws {
    #expect(try Self.decimal(base).power(exponent).description == expected)
  }

  @Test(
    "rounding to places, also before the point, by every rule",
    arguments: [
      ("2.345", 2, FloatingPointRoundingRule.toNearestOrEven, "2.34"), ("2.345", 2, .toNearestOrAwayFromZero, "2.35"),
      ("-2.345", 2, .up, "-2.34"), ("-2.345", 2, .down, "-2.35"), ("2.341", 2, .awayFromZero, "2.35"),
      ("2.349", 2, .towardZero, "2.34"),
      ("1250", -2, .toNearestOrEven, "1.2E+3"), ("1.5", 20, .toNearestOrEven, "1.5"),
      ("49", -2, .toNearestOrEven, "0E+2"),
      ("1", -6200, .awayFromZero, "Infinity"), ("1", Int.min, .towardZero, "0E+6111"), ("1", Int.max, .towardZero, "1"),
      ("-Infinity", 3, .up, "-Infinity"), ("NaN7", 3, .up, "NaN7"), ("9.99", 1, .toNearestOrEven, "10.0"),
    ])
  func places(_ number: String, _ places: Int, _ rule: FloatingPointRoundingRule, _ expected: String) throws {
    #expect(try Self.decimal(number).rounded(rule, toPlaces: places).description == expected)
  }

  @Test(
    "texts that are numbers, and what they raise",
    arguments: [
      ("1e999999999999999999999", "Infinity", [Flags.overflow, .inexact, .rounded]),
      ("1e-999999999999999999999", "0E-6176", [.underflow, .subnormal, .inexact, .rounded, .clamped]),
      ("0e999999999999999999999", "0E+6111", .clamped), ("+.5", "0.5", []), ("5.", "5", []), ("-0", "-0", []),
      ("1.20", "1.20", []),
      ("inf", "Infinity", []), ("-INFINITY", "-Infinity", []), ("nan0012", "NaN12", []), ("sNaN", "sNaN", []),
      ("12345678901234567890123456789012345", "1.234567890123456789012345678901234E+34", [.inexact, .rounded]),
      (
        "123456789012345678901234567890123450000000000000001", "1.234567890123456789012345678901235E+50",
        [.inexact, .rounded]
      ),
      ("9.9999999999999999999999999999999995E+6144", "Infinity", [.overflow, .inexact, .rounded]),
      ("5E-6177", "0E-6176", [.underflow, .subnormal, .inexact, .rounded, .clamped]),
      ("5.0000000000000000000000000000000000000001E-6177", "1E-6176", [.underflow, .subnormal, .inexact, .rounded]),
    ] as [(String, String, Flags)])
  func read(_ text: String, _ expected: String, _ flags: Flags) {
    var raised: Flags = []
    #expect(Decimal128(text, &raised).description == expected)
    #expect(raised == flags)
  }

  @Test(
    "texts that are none",
    arguments: [
      "", "+", "-", ".", "e5", "1e", "1e+", "1.2.3", "1 ", " 1", "1_000", "--1", "0x10", "infi", "in", "nanx", "na",
      "s", "snan1.2", "١٢",
      "1e5.0",
      "nan1234567890123456789012345678901234",
    ])
  func isNone(_ text: String) {
    var flags: Flags = []
    #expect(Decimal128(text) == nil)
    #expect(Decimal128(text, &flags).isNaN && flags == .conversionSyntax)
  }

  @Test("a text of a million digits is rounded once")
  func longText() {
    let zeros = String(repeating: "0", count: 1_000_000)
    #expect(Decimal128("1" + zeros + "e-1000000")?.description == "1.000000000000000000000000000000000")
    #expect(Decimal128("0." + zeros + "1e1000001")?.description == "1")
    #expect(
      Decimal128("1.0000000000000000000000000000000005" + zeros)?.description == "1.000000000000000000000000000000000")
    #expect(
      Decimal128("1.0000000000000000000000000000000005" + zeros + "1")?.description
        == "1.000000000000000000000000000000001")
  }

  @Test(
    "the shortest text",
    arguments: [
      ("0.10", "0.1"), ("3.000", "3"), ("-0.00", "-0"), ("1E+33", "1" + String(repeating: "0", count: 33)),
      ("1E+40", "1e40"),
      ("1E+34", "1e34"), ("0.0001", "0.0001"), ("0.00001", "1e-5"), ("0.000012340", "1.234e-5"),
      ("1234567890123456.5", "1234567890123456.5"),
      ("12345678901234567.5", "12345678901234567.5"), ("12345678901234567890", "12345678901234567890"),
      ("-1.5E+300", "-1.5e300"),
      ("Infinity", "inf"), ("-Infinity", "-inf"), ("sNaN5", "nan"), ("1E+6144", "1e6144"), ("1E-6176", "1e-6176"),
    ])
  func shortest(_ number: String, _ expected: String) throws {
    #expect(NumberText.shortest(try Self.decimal(number)) == expected)
  }

  @Test(
    "the texts of decimals and of doubles change notation at the same magnitudes",
    arguments: ["0.0001", "0.00009", "0.5", "1234.5", "1e-5", "123456789012345.5"])
  func sameNotation(_ text: String) throws {
    #expect(NumberText.shortest(try Self.decimal(text)) == NumberText.shortest(try #require(Double(text))))
  }

  @Test("NaN equals nothing, zeros are equal, and so are 1.2 and 1.20, with equal hashes")
  func equality() throws {
    #expect(Decimal128.nan != Decimal128.nan)
    #expect(!(Decimal128.nan < .one) && !(Decimal128.nan >= .one) && !(Decimal128.one <= .nan))
    for (x, y) in [
      ("0", "-0.00"), ("1.2", "1.20"), ("1E+6144", "1.000E+6144"), ("0E-6176", "0E+6111"), ("100", "1E+2"),
    ] {
      let (a, b) = (try Self.decimal(x), try Self.decimal(y))
      #expect(a == b && a.hashValue == b.hashValue && !(a < b) && a <= b)
    }
    let ascending = [
      "-Infinity", "-1E+6144", "-1.1", "-1", "-1E-6176", "0", "1E-6176", "0.999", "1",
      "1.000000000000000000000000000000001", "1E+40",
      "Infinity",
    ]
    let numbers = try ascending.map { try Self.decimal($0) }
    for (i, x) in numbers.enumerated() {
      for (j, y) in numbers.enumerated() { #expect((x < y) == (i < j) && (x == y) == (i == j) && (x > y) == (i > j)) }
    }
  }

  @Test("integers, and what is none")
  func integers() throws {
    for integer in [0, 1, -1, 1000, Int.max, Int.min] {
      #expect(Int(exactly: Decimal128(integer)) == integer)
      #expect(Decimal128(integer).description == "\(integer)")
    }
    #expect(Int(exactly: try Self.decimal("1.00E+3")) == 1000)
    #expect(Int(exactly: try Self.decimal("12.00")) == 12)
    for text in ["0.5", "9223372036854775808", "-9223372036854775809", "1E+20", "1E+6144", "NaN", "Infinity"] {
      #expect(Int(exactly: try Self.decimal(text)) == nil)
    }
    #expect(
      try Self.decimal("12.00").isInteger && Self.decimal("0E-6176").isInteger && Self.decimal("1E+6144").isInteger)
    #expect(
      try !Self.decimal("12.01").isInteger && !Self.decimal("1E-6176").isInteger && !Decimal128.nan.isInteger
        && !Decimal128.infinity.isInteger)
  }

  @Test("the constants are those of the standard")
  func constants() {
    #expect(Decimal128.greatestFiniteMagnitude.description == "9.999999999999999999999999999999999E+6144")
    #expect(Decimal128.leastNormalMagnitude.description == "1E-6143")
    #expect(Decimal128.leastNonzeroMagnitude.description == "1E-6176")
    #expect(Decimal128.zero.description == "0" && Decimal128.one.description == "1")
    #expect(Decimal128.nan.isNaN && Decimal128.infinity.isInfinite && !Decimal128.infinity.isFinite)
  }

  @Test(
    "doubles, exactly or to so many digits",
    arguments: [
      (0.1, 15, "0.1"), (0.1, 17, "0.10000000000000001"), (0.1, 34, "0.1000000000000000055511151231257827"),
      (1500, 15, "1500"),
      (1e300, 15, "1E+300"), (-0.0, 15, "-0"), (.infinity, 15, "Infinity"), (.leastNonzeroMagnitude, 3, "4.94E-324"),
      (2.5, 1, "2"),
      (3.5, 1, "4"),
      (999.96, 4, "1000"), (9999.6, 4, "1E+4"), (9.96, 2, "10"), (2.5, 0, "2"), (2.5, -7, "2"),
      (0.1, 99, "0.1000000000000000055511151231257827"),
    ])
  func doubles(_ number: Double, _ digits: Int, _ expected: String) {
    #expect(Decimal128(number, significantDigits: digits).description == expected)
  }
}
