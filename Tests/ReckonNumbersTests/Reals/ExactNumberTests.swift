import ReckonNumbers
import Testing

@Suite("Exact numbers")
struct ExactNumberTests {
  typealias Formula = @Sendable (inout Work) throws -> ExactNumber

  private static func number(_ text: String) -> ExactNumber { Rational(text).map(ExactNumber.rational) ?? .nan }
  private static func root(_ n: Int, _ work: inout Work) throws -> ExactNumber { try ExactNumber(n).squareRoot(&work) }

  static let identities: [(String, String, Formula)] = [
    ("√2^2", "2", { w in try root(2, &w).power(ExactNumber(2), &w) }),
    ("√8/√2", "2", { w in try root(8, &w).divided(by: root(2, &w), &w) }),
    ("√2·√8", "4", { w in try root(2, &w).multiplied(by: root(8, &w), &w) }),
    (
      "(√2+√3)^2 - 2√6", "5",
      { w in
        try root(2, &w).adding(root(3, &w), &w).power(ExactNumber(2), &w).subtracting(root(24, &w), &w)
      }
    ),
    (
      "1/(1+√2) - √2", "-1",
      { w in
        try ExactNumber(1).divided(by: ExactNumber(1).adding(root(2, &w), &w), &w).subtracting(root(2, &w), &w)
      }
    ),
    ("√π^2/π", "1", { w in try ExactNumber.pi.squareRoot(&w).power(ExactNumber(2), &w).divided(by: .pi, &w) }),
    ("ln e^3", "3", { w in try ExactNumber.e.power(ExactNumber(3), &w).logarithm(&w) }),
    (
      "e^(2 ln 3)", "9",
      { w in
        try ExactNumber.e.power(ExactNumber(2).multiplied(by: ExactNumber(3).logarithm(&w), &w), &w)
      }
    ),
    (
      "ln 2 + ln 3 - ln 6", "0",
      { w in
        try ExactNumber(2).logarithm(&w).adding(ExactNumber(3).logarithm(&w), &w).subtracting(
          ExactNumber(6).logarithm(&w), &w)
      }
    ),
    ("log 8 to base 4", "3/2", { w in try ExactNumber(8).logarithm(base: ExactNumber(4), &w) }),
    ("log 0.001", "-3", { w in try number("1/1000").logarithm(isCommon: true, &w) }),
    (
      "log 2 + log 5", "1",
      { w in
        try ExactNumber(2).logarithm(isCommon: true, &w).adding(ExactNumber(5).logarithm(isCommon: true, &w), &w)
      }
    ),
    ("sin 30°", "1/2", { w in try ExactNumber(30).sine(halfTurn: 180, &w) }),
    ("cos 240°", "-1/2", { w in try ExactNumber(240).cosine(halfTurn: 180, &w) }),
    ("tan 15° + √3", "2", { w in try ExactNumber(15).tangent(halfTurn: 180, &w).adding(root(3, &w), &w) }),
    (
      "sin 18° - √5/4", "-1/4",
      { w in
        try ExactNumber(18).sine(halfTurn: 180, &w).subtracting(root(5, &w).divided(by: ExactNumber(4), &w), &w)
      }
    ),
    (
      "sin 20° - sin 160°", "0",
      { w in
        try ExactNumber(20).sine(halfTurn: 180, &w).subtracting(ExactNumber(160).sine(halfTurn: 180, &w), &w)
      }
    ),
    (
      "sin(π·10^40)", "0",
      { w in
        try ExactNumber.pi.multiplied(by: ExactNumber(10).power(ExactNumber(40), &w), &w).sine(halfTurn: nil, &w)
      }
    ),
    (
      "asin(√3/2) in degrees", "60", { w in try root(3, &w).divided(by: ExactNumber(2), &w).arcsine(halfTurn: 180, &w) }
    ),
    (
      "atan2(-1, -1) in degrees", "-135",
      { w in try ExactNumber.arctangent(ExactNumber(-1), ExactNumber(-1), halfTurn: 180, &w) }
    ),
    ("8^(2/3)", "4", { w in try ExactNumber(8).power(number("2/3"), &w) }),
    (
      "3 sin 1 - sin 1, over sin 1", "2",
      { w in
        let sine = try ExactNumber(1).sine(halfTurn: nil, &w)
        return try ExactNumber(3).multiplied(by: sine, &w).subtracting(sine, &w).divided(by: sine, &w)
      }
    ),
    ("Γ(6)", "120", { w in try ExactNumber(6).gamma(&w) }),
    (
      "ln 3^200001 / ln 3", "200001",
      { w in
        try ExactNumber(3).power(ExactNumber(200_001), &w).logarithm(&w).divided(by: ExactNumber(3).logarithm(&w), &w)
      }
    ),
    (
      "log 10^1000000", "1000000",
      { w in try ExactNumber(10).power(ExactNumber(1_000_000), &w).logarithm(isCommon: true, &w) }
    ),
    (
      "√(12 · 10^200001) / √30", "2" + String(repeating: "0", count: 100_000),
      { w in
        let long = try ExactNumber(10).power(ExactNumber(200_001), &w).multiplied(by: ExactNumber(12), &w)
        return try long.squareRoot(&w).divided(by: root(30, &w), &w)
      }
    ),
    (
      "⌊e^50⌋", "5184705528587072464087",
      { w in
        try ExactNumber.e.power(ExactNumber(50), &w).floor(&w).map { .rational(Rational($0)) } ?? .nan
      }
    ),
  ]

  @Test("what is known algebraically is a fraction", arguments: identities)
  func algebra(name: String, expected: String, formula: Formula) throws {
    var work = Work()
    #expect(try formula(&work) == Self.number(expected), "\(name)")
  }

  /// Digits from mpmath at 120 digits.
  static let values: [(String, Int, String, Int, Formula)] = [
    (
      "e^(π√163)", 40, "2625374126407687439999999999992500725972", -22,
      { w in
        try ExactNumber.e.power(ExactNumber.pi.multiplied(by: root(163, &w), &w), &w)
      }
    ),
    (
      "sin 10^40", 20, "-56963340095363632731", -20,
      { w in
        try ExactNumber(10).power(ExactNumber(40), &w).sine(halfTurn: nil, &w)
      }
    ),
    (
      "1 - cos 10^-30", 34, "5000000000000000000000000000000000", -94,
      { w in
        try ExactNumber(1).subtracting(number("1/1000000000000000000000000000000").cosine(halfTurn: nil, &w), &w)
      }
    ),
    ("√2", 10, "1414213562", -9, { w in try root(2, &w) }),
    ("2/3", 5, "66667", -5, { _ in number("2/3") }),
    ("999.96", 4, "1000", 0, { _ in number("99996/100") }),
    ("999999/1000", 2, "10", 2, { _ in number("999999/1000") }),
  ]

  @Test("digits are those of the true value, correctly rounded", arguments: values)
  func digits(name: String, count: Int, expected: String, exponent: Int, formula: Formula) throws {
    var work = Work()
    let shown = try #require(try formula(&work).significantDigits(count, rounds: true, &work))
    #expect(
      (shown.isNegative ? "-" : "") + shown.digits.map(String.init).joined() == expected && shown.exponent == exponent,
      "\(name)")
    #expect(!shown.isAll)
  }

  @Test("a terminating decimal says that its digits are all")
  func terminating() throws {
    var work = Work()
    let shown = try #require(try Self.number("-1/8").significantDigits(5, rounds: true, &work))
    #expect(shown.isNegative && shown.digits == [1, 2, 5, 0, 0] && shown.exponent == -5 && shown.isAll)
    #expect(try ExactNumber.zero.significantDigits(3, rounds: true, &work)?.digits == [])
    #expect(try ExactNumber(10).significantDigits(2, rounds: true, &work)?.isAll == true)
  }

  @Test("comparisons of numbers that differ end, and of equal ones whose form does not show it say so")
  func comparisons() throws {
    var work = Work()
    // They differ in the 41st digit.
    let near = try ExactNumber.pi.adding(Self.number("1/100000000000000000000000000000000000000000"), &work)
    #expect(try ExactNumber.pi.compared(to: near, &work) == -1)
    #expect(try Self.root(2, &work).compared(to: Self.number("141421356237/100000000000"), &work) == 1)
    let sum = try ExactNumber(3).adding(Self.root(8, &work), &work).squareRoot(&work)
    let equal = try ExactNumber(1).adding(Self.root(2, &work), &work)
    #expect(throws: Work.Stop.undecided) { try sum.compared(to: equal, &work) }
    #expect(try ExactNumber.nan.compared(to: .one, &work) == nil)
  }

  @Test("a division by what is 0 or may be 0 makes no number of its own")
  func divisions() throws {
    var work = Work()
    #expect(try ExactNumber(-1).divided(by: .zero, &work) == .infinity(isNegative: true))
    #expect(try ExactNumber.zero.divided(by: .zero, &work).isNaN)
    let hidden = try ExactNumber(3).adding(Self.root(8, &work), &work).squareRoot(&work)
      .subtracting(ExactNumber(1).adding(Self.root(2, &work), &work), &work)
    #expect(throws: Work.Stop.undecided) { try ExactNumber.one.divided(by: hidden, &work) }
  }

  @Test("a number of twenty thousand operations is computed and released without recursion")
  func depth() throws {
    var work = Work()
    var number = try ExactNumber(1).sine(halfTurn: nil, &work)
    for _ in 0..<20_000 { number = try number.adding(.pi, &work) }
    // sin 1 + 20000 π
    #expect(try number.significantDigits(12, rounds: true, &work)?.digits == [6, 2, 8, 3, 2, 6, 9, 4, 5, 4, 2, 8])
  }
}
