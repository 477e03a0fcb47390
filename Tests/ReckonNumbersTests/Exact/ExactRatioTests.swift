import ReckonNumbers
import Testing

/// Reading, writing and limits of ratios.
struct ExactRatioTests {
  @Test("what is rounded from a multiple of π is that multiple as an exact number, and in products and quotients")
  func multiplesOfPi() throws {
    var work = Work()
    let radian = try #require(ExactRatio("≈57.295779513082320876798154814105170332405=180/π"))
    let spat = try #require(ExactRatio("≈12.56637061435917295385057353311801153679=4*π"))
    let expected = try ExactNumber(180).divided(by: .pi, &work)
    #expect(radian.exact == expected && radian.isRounded && radian.isKnown)
    #expect((radian * spat)?.exact == ExactNumber(720))
    #expect((radian / radian)?.exact == .one)
    #expect((ExactRatio.one / spat)?.isKnown == true && radian.markedRounded.isKnown)
    let measured = try #require(ExactRatio("≈1.5"))
    #expect(!measured.isKnown && (measured * radian)?.isKnown == false)
    for text in ["≈3.1=", "≈3.1=0", "≈3.1=x", "3.1=π"] { #expect(ExactRatio(text) == nil, "\(text)") }
  }

  @Test(
    "text is read exactly, and equal values are equal",
    arguments: [
      ("0.5", "1/2"), ("5e-1", "50/100"), ("1e24", "1000000000000000000000000"), (".5", "0.50"), ("5.", "5"),
      ("-0", "0"),
      ("-1.5", "-3/2"), ("1/-2", "-0.5"), ("0.0254*0.0254", "0.00064516"), ("1E3", "1000"), ("12/8/3", "0.5"),
      ("2*3/4*5", "7.5"),
    ])
  func equal(a: String, b: String) throws {
    let (x, y) = (try #require(ExactRatio(a)), try #require(ExactRatio(b)))
    #expect(x == y && x.hashValue == y.hashValue && !(x < y) && !(y < x))
  }

  @Test(
    "text that is no number, or out of range, gives nothing",
    arguments: [
      "", ".", "-", "+1", "1/", "/2", "1//2", "1/0", "e5", "1e", "1e+-5", "1.2.3", "1 2", "0x10", "inf", "nan",
      "1e5000", "1e-5000", "≈",
      "½",
      "1e99999999999999999999", "1e4096/1e-4096", "--1",
    ])
  func malformed(text: String) { #expect(ExactRatio(text) == nil) }

  @Test("limits hold at N and give way at N + 1")
  func limits() throws {
    #expect(ExactRatio("1e4096") != nil && ExactRatio("1e4097") == nil)
    #expect(ExactRatio(decimal: 1, exponent: -4096) != nil && ExactRatio(decimal: 1, exponent: -4097) == nil)
    #expect(ExactRatio(decimal: 1, exponent: .min) == nil)
    let two = ExactRatio(2)
    let large = try #require(two.power(4096)?.power(4))
    #expect(large.power(2) == nil && large * two == nil && large.inverse != nil)
    #expect(two.power(4097) == nil && two.power(-4097) == nil && two.power(.min) == nil)
    #expect(
      ExactRatio(String(repeating: "1", count: 1_000)) != nil && ExactRatio(String(repeating: "1", count: 1_001)) == nil
    )
    // 2^128 - 1 fits, 3 · 2^128 + 1 does not.
    #expect(ExactRatio("340282366920938463463374607431768211455")?.isRounded == false)
    #expect(ExactRatio("1020847100762815390390123822295304634369")?.isRounded == true)
    #expect(ExactRatio(.min) == ExactRatio("-9223372036854775808"))
  }

  @Test("nothing can be divided by 0")
  func zero() {
    #expect(ExactRatio.one / .zero == nil && ExactRatio.zero / .zero == nil && ExactRatio.zero.inverse == nil)
    #expect(ExactRatio.zero.power(-1) == nil && ExactRatio.zero.power(0) == .one && ExactRatio.zero.power(3) == .zero)
    #expect(-ExactRatio.zero == .zero && ExactRatio.zero.sign == 0)
    #expect(ExactRatio.zero.double == 0 && ExactRatio.zero.decimalText == "0")
  }

  @Test(
    "values are written with all digits, or 34",
    arguments: [
      ("0.3048", "0.3048"), ("5/9", "0.5555555555555555555555555555555556"),
      ("-2/3", "-0.6666666666666666666666666666666667"),
      ("1e20", "100000000000000000000"), ("1e21", "1e21"), ("1.602176634e-19", "1.602176634e-19"),
      ("1e-7", "0.0000001"), ("1e-8", "1e-8"),
      ("123456789012345678901234567890", "1.2345678901234567890123456789e29"), ("120", "120"), ("-0.05", "-0.05"),
      ("12.5", "12.5"),
      // All nines round up to one more digit in front.
      ("29999999999999999999999999999999999999/3e37", "1"),
    ])
  func text(value: String, expected: String) throws { #expect(try #require(ExactRatio(value)).decimalText == expected) }

  @Test(
    "the terms of a value are the smallest whole numbers, as decimals and as doubles",
    arguments: [
      ("5/9", 5, 0, 9, 0), ("0.3048", 381, 0, 125, 1), ("1e24", 1, 24, 1, 0), ("0.001", 1, 0, 1, 3),
      ("1609.344", 201168, 0, 125, 0),
      ("1200/3937", 12, 2, 3937, 0), ("60", 6, 1, 1, 0), ("0", 0, 0, 1, 0),
    ] as [(String, UInt128, Int, UInt128, Int)])
  func terms(text: String, top: UInt128, topExponent: Int, bottom: UInt128, bottomExponent: Int) throws {
    let terms = try #require(ExactRatio(text)).terms
    #expect(terms.isExact)
    #expect((terms.multiplier.coefficient, terms.multiplier.exponent) == (top, topExponent))
    #expect((terms.divisor.coefficient, terms.divisor.exponent) == (bottom, bottomExponent))
  }

  @Test("doubles stand for terms only where they are equal to them")
  func doubles() throws {
    let foot = try #require(ExactRatio("-0.3048")).doubleTerms
    #expect(foot?.multiplier == -381 && foot?.divisor == 1250)
    #expect(try #require(ExactRatio("1e22")).doubleTerms?.multiplier == 1e22)
    #expect(try #require(ExactRatio("1e24")).doubleTerms == nil)
    #expect(try #require(ExactRatio("1e24")).double == 1e24)
    #expect(try #require(ExactRatio("1e-4000")).double == 0)
    #expect(try #require(ExactRatio("-1e4000")).double == -.infinity)
  }

  @Test(
    "a finite decimal of at most 34 digits is one term",
    arguments: [("0.3048", 3048, -4), ("1e24", 1, 24), ("1/8", 125, -3)] as [(String, UInt128, Int)])
  func decimal(text: String, coefficient: UInt128, exponent: Int) throws {
    let term = try #require(ExactRatio(text)?.decimal)
    #expect((term.coefficient, term.exponent) == (coefficient, exponent))
    #expect(ExactRatio("5/9")?.decimal == nil && ExactRatio("1/9007199254740992e99")?.isFiniteDecimal == true)
  }

  @Test("what is marked as rounded stays so, and says so")
  func marks() throws {
    let value = try #require(ExactRatio("≈57.29"))
    #expect(
      value.isRounded && value.inverse?.isRounded == true && (value * .zero)?.isRounded == true
        && (value - value)?.isRounded == true)
    #expect(
      (value + .zero)?.isRounded == true && (ExactRatio.zero + value)?.isRounded == true && (-value).isRounded
        && value.magnitude.isRounded)
    #expect(
      value.description == "≈57.29" && ExactRatio("57.29") == value && ExactRatio("≈57.29")?.description == "≈57.29")
    // A rounded value has no more digits to show, however many its parts have: 3^100 is
    // 515377520732011331036461129765621272702107522001.
    #expect(ExactRatio(3).power(100)?.description == "≈5.153775207320113310364611297656213e47")
    #expect(ExactRatio("5/9")?.description == "5/9" && ExactRatio("-1200/3937")?.description == "-1200/3937")
  }
}
