import ReckonNumbers
import Testing

/// Bit patterns, and operations on any of them.
@Suite("Decimal encodings")
struct DecimalEncodingTests {
  /// The patterns of IEEE 754-2008, 3.5.2, with the coefficient as a binary integer.
  @Test(
    "numbers have the patterns of the standard",
    arguments: [
      ("0", 0x3040_0000_0000_0000_0000_0000_0000_0000), ("1", 0x3040_0000_0000_0000_0000_0000_0000_0001),
      ("-1", 0xB040_0000_0000_0000_0000_0000_0000_0001), ("0E-6176", 0), ("1E-6176", 1),
      ("0E+6111", 0x5FFE_0000_0000_0000_0000_0000_0000_0000),
      ("9.999999999999999999999999999999999E+6144", 0x5FFF_ED09_BEAD_87C0_378D_8E63_FFFF_FFFF),
      ("Infinity", 0x7800_0000_0000_0000_0000_0000_0000_0000), ("-Infinity", 0xF800_0000_0000_0000_0000_0000_0000_0000),
      ("NaN", 0x7C00_0000_0000_0000_0000_0000_0000_0000), ("-sNaN10", 0xFE00_0000_0000_0000_0000_0000_0000_000A),
    ] as [(String, UInt128)])
  func standard(_ text: String, _ pattern: UInt128) throws {
    #expect(try #require(Decimal128(text)).bitPattern == pattern)
    #expect(Decimal128(bitPattern: pattern).description == text)
  }

  @Test(
    "patterns that are not canonical read as the standard says",
    arguments: [
      // 10^34, and the largest coefficient of that form.
      (0x3041_ED09_BEAD_87C0_378D_8E64_0000_0000, "0"), (0xB041_FFFF_FFFF_FFFF_FFFF_FFFF_FFFF_FFFF, "-0"),
      // The other form, with exponents 0, -6176 and 6111.
      (0x6C10_0000_0000_0000_0000_0000_0000_0000, "0"), (0xEC10_0000_0000_0000_0000_0000_0000_0001, "-0"),
      (0x6000_7FFF_FFFF_FFFF_FFFF_FFFF_FFFF_FFFF, "0E-6176"), (0x77FF_FFFF_FFFF_FFFF_FFFF_FFFF_FFFF_FFFF, "0E+6111"),
      (0x7BFF_FFFF_FFFF_FFFF_FFFF_FFFF_FFFF_FFFF, "Infinity"),
      // Payloads of 10^33 and of all ones, and bits that mean nothing.
      (0x7C00_314D_C644_8D93_38C1_5B0A_0000_0000, "NaN"),
      (0x7C00_314D_C644_8D93_38C1_5B09_FFFF_FFFF, "NaN999999999999999999999999999999999"),
      (0xFE00_3FFF_FFFF_FFFF_FFFF_FFFF_FFFF_FFFF, "-sNaN"), (0x7DFF_C000_0000_0000_0000_0000_0000_0007, "NaN7"),
    ] as [(UInt128, String)])
  func notCanonical(_ pattern: UInt128, _ expected: String) {
    #expect(Decimal128(bitPattern: pattern).description == expected)
  }

  /// Bits with long runs of equal ones, so that extreme exponents and coefficients come up often; the same each time.
  struct Patterns: RandomNumberGenerator {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func next() -> UInt64 {
      state ^= state &<< 13
      state ^= state &>> 7
      state ^= state &<< 17
      return state
    }

    mutating func number() -> Decimal128 {
      var pattern = UInt128(next()) &<< 64 | UInt128(next())
      switch next() % 4 {
      case 0: pattern &= ~0 &>> UInt128(next() % 128)
      case 1: pattern |= 0x5FFE_0000_0000_0000_0000_0000_0000_0000
      case 2: pattern = pattern &>> 16 | (0x3000 &+ UInt128(next() % 0x50)) &<< 112
      default: break
      }
      return Decimal128(bitPattern: pattern)
    }
  }

  @Test("whatever the bits, every operation gives a canonical number, and what holds for all numbers holds")
  func anyBits() {
    var random = Patterns()
    for _ in 0..<5_000 {
      let (x, y) = (random.number(), random.number())
      #expect(Decimal128(bitPattern: x.bitPattern).bitPattern == x.bitPattern)
      #expect(Decimal128(x.description)?.bitPattern == x.bitPattern)
      let exponent = Int(truncatingIfNeeded: random.next()) &>> Int(random.next() % 64)
      let double = Double(bitPattern: random.next())
      let results = [
        x + y, x - y, x * y, x / y, -x, x.magnitude, x.truncatingRemainder(dividingBy: y), x.modulo(y), x.squareRoot(),
        x.power(exponent),
        x.quantized(toExponentOf: y), x.rounded(.up), x.rounded(.down, toPlaces: exponent), .minimum(x, y),
        .maximum(x, y), x.reduced,
        Decimal128(double), Decimal128(double, significantDigits: exponent), Decimal128(exponent), Decimal128(x.double),
      ]
      for result in results {
        #expect(Decimal128(bitPattern: result.bitPattern).bitPattern == result.bitPattern, "\(x) \(y) \(exponent)")
      }
      #expect(results.allSatisfy { !$0.isNaN || !$0.isSignalingNaN || x.isSignalingNaN || y.isSignalingNaN })
      guard !x.isNaN, !y.isNaN else { continue }
      #expect((x + y).bitPattern == (y + x).bitPattern && (x * y).bitPattern == (y * x).bitPattern)
      #expect(x == x.reduced && x.hashValue == x.reduced.hashValue)
      #expect((x < y) == (y > x) && (x <= y) == !(y < x))
      // Subtraction never gives 0 for different numbers: there are subnormals.
      #expect((x == y) == (x - y).isZero || x.isInfinite && y.isInfinite)
      #expect(Decimal128(NumberText.shortest(x)) == x)
      let remainder = x.truncatingRemainder(dividingBy: y)
      if !remainder.isNaN {
        #expect(remainder.magnitude < y.magnitude && (remainder.isZero || remainder.isNegative == x.isNegative))
      }
    }
  }

  @Test("a double of at most 15 digits comes back from its decimal and its decimal from it")
  func fifteenDigits() throws {
    var random = Patterns()
    for _ in 0..<5_000 {
      let text = "\(random.next() % 1_000_000_000_000_000)e\(Int(random.next() % 500) - 260)"
      let (number, decimal) = (try #require(Double(text)), try #require(Decimal128(text)))
      #expect(decimal.double == number)
      #expect(Decimal128(number, significantDigits: 15) == decimal)
    }
  }
}
