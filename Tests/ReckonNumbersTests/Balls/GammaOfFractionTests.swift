import ReckonNumbers
import TestDepth
import Testing

/// The series that takes over from Stirling's for fractions of many digits: identities, and the other method.
@Suite("Gamma function of fractions")
struct GammaOfFractionTests {
  private static let precision = 3_200

  private static func gamma(_ q: Rational, _ work: inout Work) throws -> Ball {
    try #require(try ExactNumber.rational(q).gamma(&work).ball(precision, &work))
  }

  private static func agree(_ a: Ball, _ b: Ball) -> Bool {
    Ball.difference(a, b, precision).containsZero && min(a.accuracy, b.accuracy) > precision - 64
  }

  private static let fractions = ["1/2", "1/3", "3/4", "2/5", "7/3", "61/2", "-1/2", "-5/3", "-22/7", "1/31", "-93/4"]

  @Test("it agrees with Stirling's series", .optimizedOrFullDepth, arguments: fractions)
  func stirling(text: String) throws {
    var work = Work()
    let q = try #require(Rational(text))
    let general = try #require(try Ball(q, Self.precision + 64, &work).gamma(Self.precision, &work))
    #expect(try Self.agree(Self.gamma(q, &work), general))
  }

  @Test("Γ(x) Γ(1-x) sin πx = π and Γ(x+1) = x Γ(x)", arguments: fractions)
  func identities(text: String) throws {
    var work = Work()
    let (q, p) = (try #require(Rational(text)), Self.precision)
    let gamma = try Self.gamma(q, &work)
    let sine = try #require(
      try ExactNumber.rational(q).multiplied(by: .pi, &work).sine(halfTurn: nil, &work).ball(p, &work))
    let product = try Ball.product(gamma, Self.gamma(Rational.one.subtracting(q, &work), &work), p, &work)
    #expect(try Self.agree(.product(product, sine, p, &work), .pi(p, &work)))
    let next = try Self.gamma(q.adding(.one, &work), &work)
    #expect(try Self.agree(.product(gamma, Ball(q, p, &work), p, &work), next))
  }

  @Test("its logarithm is that of the general method") func logarithm() throws {
    var work = Work()
    let q = try #require(Rational("-7/3"))
    let value = try #require(try ExactNumber.rational(q).logarithmOfGamma(&work).ball(Self.precision, &work))
    let general = try #require(try Ball(q, Self.precision + 64, &work).logarithmOfGamma(Self.precision, &work))
    #expect(Self.agree(value, general))
  }
}
