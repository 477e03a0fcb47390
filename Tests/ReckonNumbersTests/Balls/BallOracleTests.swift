import Foundation
import ReckonNumbers
import Testing

/// Functions against mpmath at three times the bits; `Tests/Oracle/balls.py` writes them.
@Suite("Ball against mpmath")
struct BallOracleTests {
  static let lines: [[String]] = {
    let checkedIn = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Resources/ball-oracle.tsv")
    let url = ProcessInfo.processInfo.environment["RECKON_BALL_ORACLE"].map { URL(filePath: $0) } ?? checkedIn
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }()

  /// Functions that keep nearly all bits that are asked for, wherever they are evaluated.
  private static let accurate: Set = [
    "pi", "ln2", "euler", "exp", "expm1", "sqrt", "cbrt", "atan", "sinh", "cosh", "tanh", "asinh", "*", "/",
  ]

  @Test(
    "the true value lies in the ball",
    arguments: [
      "exp", "expm1", "ln", "log1p", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh",
      "acosh", "atanh", "sqrt",
      "cbrt", "gamma", "lgamma", "erf", "erfc", "+", "*", "/", "pi", "ln2", "euler",
    ])
  func containment(name: String) throws {
    var (count, known) = (0, 0)
    for line in Self.lines where line[0] == name {
      count += 1
      let precision = try #require(Int(line[1]))
      let exponent = try #require(Int(line[4]))
      let value = try #require(BigInteger(line[3]))
      var work = Work()
      let operands = try line[2].split(separator: " ").map {
        try Ball(#require(Rational(String($0))), precision + 40, &work)
      }
      // Near the edge of a domain the operands' digits may leave it open on which side they are.
      guard let ball = try Self.apply(name, operands, precision, &work) else { continue }
      let place = min(ball.exponent, exponent)
      let distance = (ball.mantissa << (ball.exponent - place) - value << (exponent - place)).magnitude
      let bound = BigInteger(ball.radius) << (ball.exponent - place) + BigInteger(2) << (exponent - place)
      #expect(
        distance <= bound,
        "\(name) of \(line[2].prefix(80)) to \(precision) bits is \(ball.mantissa.description.prefix(40))")
      #expect(ball.mantissa.bitWidth <= precision + 1)
      if ball.accuracy > precision / 2 { known += 1 }
      if Self.accurate.contains(name) { #expect(ball.accuracy >= precision - 4, "\(name) of \(line[2].prefix(80))") }
    }
    #expect(count > 20 && known * 2 > count)
  }

  private static func apply(_ name: String, _ x: [Ball], _ precision: Int, _ work: inout Work) throws(Work.Stop)
    -> Ball?
  {
    switch name {
    case "exp": try x[0].exponential(precision, &work)
    case "expm1": try x[0].exponentialMinusOne(precision, &work)
    case "ln": try x[0].logarithm(precision, &work)
    case "log1p": try x[0].logarithmOfOnePlus(precision, &work)
    case "sin": try x[0].sineAndCosine(precision, &work).sine
    case "cos": try x[0].sineAndCosine(precision, &work).cosine
    case "tan": try x[0].tangent(precision, &work)
    case "asin": try x[0].arcsine(precision, &work)
    case "acos": try x[0].arccosine(precision, &work)
    case "atan": try x[0].arctangent(precision, &work)
    case "sinh": try x[0].hyperbolicSine(precision, &work)
    case "cosh": try x[0].hyperbolicCosine(precision, &work)
    case "tanh": try x[0].hyperbolicTangent(precision, &work)
    case "asinh": try x[0].inverseHyperbolicSine(precision, &work)
    case "acosh": try x[0].inverseHyperbolicCosine(precision, &work)
    case "atanh": try x[0].inverseHyperbolicTangent(precision, &work)
    case "sqrt": try x[0].squareRoot(precision, &work)
    case "cbrt": try x[0].root(3, precision, &work)
    case "gamma": try x[0].gamma(precision, &work)
    case "lgamma": try x[0].logarithmOfGamma(precision, &work)
    case "erf": try x[0].errorFunction(precision, &work)
    case "erfc": try x[0].complementaryErrorFunction(precision, &work)
    case "+": Ball.sum(x[0], x[1], precision)
    case "*": try .product(x[0], x[1], precision, &work)
    case "/": try .quotient(x[0], x[1], precision, &work)
    case "pi": try .pi(precision, &work)
    case "ln2": try .logarithmOfTwo(precision, &work)
    default: try .euler(precision, &work)
    }
  }
}
