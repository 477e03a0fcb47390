import Foundation
import Reckon
import ReckonPrompt
import Testing

@Suite("Curves of functions")
struct CurveTests {
  static func curve(
    _ formula: String, _ range: ClosedRange<Double>, _ unit: AngleUnit = .degrees, definitions: String = ""
  ) throws -> Curve {
    var session = FormulaSession()
    session.options.angleUnit = unit
    if !definitions.isEmpty { try session.run(definitions) }
    let text = CommandText(formula)
    let whole = try #require(text.join(text.words[...]))
    let variable = CommandFunction.variable(in: [whole], of: text, session)
    return try Curve(CommandFunction(whole, of: text, variable: variable, in: session, mode: .double), over: range)
  }

  @Test(
    "are one stretch where the function is continuous, however steep",
    arguments: [
      "x^2 - 3", "sin x", "sin", "7", "abs(x)", "atan(1e6 x)", "x^99", "e^x", "cbrt(x)", "x < 100",
    ])
  func continuous(formula: String) throws {
    let curve = try Self.curve(formula, -10...10)
    #expect(curve.stretches.count == 1)
    #expect(curve.stretches.first?.first?.x == -10 && curve.stretches.first?.last?.x == 10)
  }

  @Test(
    "are not joined across poles and jumps",
    arguments: [
      ("1/x", -10...10, 2), ("1/x", -9...10, 2), ("1/x^2", -9...10, 2), ("tan", -360...360, 5),
      ("tan(x + 0.01)", -360...360, 5),
      ("floor(x)", 0.5...4.5, 5), ("sign(x)", -1...2, 3), ("1/(x-1) + 1/(x+π)", -10...10, 3), ("x < 3", 0...7.1, 2),
      ("e^(1/x)", -9...10, 2),
    ] as [(String, ClosedRange<Double>, Int)])
  func breaks(formula: String, range: ClosedRange<Double>, stretches: Int) throws {
    let curve = try Self.curve(formula, range)
    // A point by itself, as sign(0), is a stretch too, where it was met.
    #expect(curve.stretches.count { $0.count > 1 } == stretches - (formula == "sign(x)" ? 1 : 0))
    // All values are real ones: nothing was made up between them.
    #expect(curve.stretches.joined().allSatisfy { $0.y.isFinite && range.contains($0.x) })
  }

  @Test(
    "end where the values do, to the last bit",
    arguments: [
      ("sqrt(x)", 0.0, 10.0), ("sqrt(1 - x^2)", -1.0, 1.0), ("sqrt(x - π) + sqrt(7 - x)", Double.pi, 7.0),
      ("asin(x/3)", -3.0, 3.0),
    ])
  func ends(formula: String, low: Double, high: Double) throws {
    let curve = try Self.curve(formula, -10...10)
    #expect(curve.stretches.count == 1)
    let (first, last) = (try #require(curve.stretches[0].first).x, try #require(curve.stretches[0].last).x)
    #expect(abs(first - low) <= low.ulp * 2 && abs(last - high) <= high.ulp * 2, "\(first) \(last)")
  }

  @Test("show what is narrow", arguments: [0.0, 1.2345, -7.00001, Double.pi])
  func narrow(place: Double) throws {
    // A hundredth of the width of a column of dots.
    let curve = try Self.curve("e^(-(500(x - \(place)))^2)", -10...10)
    let range = try #require(curve.range)
    #expect(range.lowerBound == 0 && range.upperBound > 0.7)
  }

  @Test(
    "have a range of values that poles do not stretch, and nothing else cuts off",
    arguments: [
      ("sin", -360...360, -1.0, 1.0), ("x^2 - 3", -5...5, -3.0, 22.0), ("e^x", -10...10, 0, 22026.465794806718),
      ("7", -10...10, 7, 7),
      ("ln x", 0.001...10, -6.907755278982137, 2.302585092994046), ("x^9", -10...10, -1e9, 1e9),
      ("1e300 x", 0...1, 0, 1e300),
    ] as [(String, ClosedRange<Double>, Double, Double)])
  func ranges(formula: String, range: ClosedRange<Double>, low: Double, high: Double) throws {
    let found = try #require(try Self.curve(formula, range).range)
    #expect(
      abs(found.lowerBound - low) <= (high - low) * 1e-3 && abs(found.upperBound - high) <= (high - low) * 1e-3,
      "\(found)")
  }

  @Test(
    "keep poles within bounds and show all between them",
    arguments: [
      ("tan", -360...360, 2.0, 20.0), ("1/x", -10...10, 0.5, 10), ("1/x", -9...10, 0.5, 10),
      ("1/x^2", -9...10, 0.5, 20),
      ("tan(x + 0.01)", -360...360, 2, 20), ("1/(x-1) + 1/(x+π)", -10...10, 0.5, 20),
    ] as [(String, ClosedRange<Double>, Double, Double)])
  func poles(formula: String, range: ClosedRange<Double>, least: Double, most: Double) throws {
    let found = try #require(try Self.curve(formula, range).range)
    #expect((least...most).contains(found.upperBound), "\(found)")
    // Γ has a minimum of 0.8856 right of 0, a maximum of -3.5446 left of it, and is 24 at 5.
    let gamma = try #require(try Self.curve("gamma(x)", -4.5...5).range)
    #expect(
      gamma.lowerBound <= -3.5446 && gamma.lowerBound > -100 && gamma.upperBound >= 24 && gamma.upperBound < 100,
      "\(gamma)")
  }

  @Test("nothing is there where nothing is defined")
  func nothing() throws {
    let curve = try Self.curve("ln x", -5 ... -1)
    #expect(curve.stretches.isEmpty && curve.range == nil)
  }

  @Test("the session's functions, recursive ones too, and names of functions are plotted")
  func functions() throws {
    let fib = try Self.curve("f(floor(x))", 0...10, definitions: "f(n) = n < 2 ? n : f(n-1) + f(n-2)")
    #expect(fib.range == 0...55)
    #expect(try Self.curve("g", -2...2, definitions: "g(t) = t^3").range == -8...8)
    #expect(
      try Self.curve("sin", -2 * .pi...2 * .pi, .radians).range.map { $0.upperBound > 0.999 && $0.upperBound <= 1 }
        ?? false)
  }

  @Test("making one can be stopped")
  func cancelling() throws {
    let session = FormulaSession()
    let text = CommandText("x^2")
    let function = try CommandFunction(
      try #require(text.words.first), of: text, variable: "x", in: session, mode: .double)
    #expect(throws: FormulaError.self) { try Curve(function, over: -1...1, isCancelled: { true }) }
  }
}
