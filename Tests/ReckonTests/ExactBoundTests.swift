import Reckon
import ReckonNumbers
import TestDepth
import Testing

/// Exact numbers cost work that is counted, and memory that is bounded.
@Suite("Bounds of exact numbers")
struct ExactBoundTests {
  private static func kind(of text: String, steps: Int = 10_000_000, isCancelled: (@Sendable () -> Bool)? = nil) throws
    -> FormulaError
    .Kind?
  {
    var options = Formula.Options(numberMode: .exact)
    options.limits.steps = steps
    let formula = try Formula(text, variables: [], options: options)
    var random = RandomSource(seed: 0)
    do throws(FormulaError) {
      _ = try formula.result(options: EvaluationOptions(isCancelled: isCancelled))
      return nil
    } catch { return error.kind }
  }

  /// From mpmath at 120 digits.
  @Test(
    "numbers far beyond their own digits have the first ones",
    arguments: [
      ("e^(7*10^12)", "5.791533301613219415167663570200602…e3040061373322"),
      ("10^(10^13 + 0.5)", "3.162277660168379331998893544432718…e10000000000000"),
      ("ln(sinh(3*10^10))", "29999999999.30685281944005469058276…"),
      ("erfc(5*10^6)", "5.711678858838964700677959330978270…e-10857362047589"),
      ("root(-1245, 2044967319)", "-1.000000003485087881405760684117631…"),
      ("root(2, 1000000)", "1.000000693147420786507772636227407…"),
      ("root(-2, -(10^30 + 1))", "-0.9999999999999999999999999999993068…"),
    ])
  func far(text: String, expected: String) throws {
    let formula = try Formula(text, variables: [], options: Formula.Options(numberMode: .exact))
    #expect(try formula.result().number.description == expected)
  }

  @Test(
    "what is too large ends in an error at once, and takes no memory for it",
    arguments: [
      "9^9^9^9", "(10^9)!", "2^(2^40)", "e^(10^20)", "sinh(10^9)^(10^18)", "1/sinh(10^9)^(10^18)", "gamma(10^15 + 0.5)",
      (0..<80).reduce("x0 = sinh(10^9)") { $0 + "; x\($1 + 1) = x\($1) * x\($1)" } + "; x80 > 1",
      (0..<80).reduce("x0 = 1/sinh(10^9)") { $0 + "; x\($1 + 1) = x\($1) * x\($1)" } + "; x80 > 1",
    ])
  func tooLarge(text: String) throws {
    let time = try ProcessorTime.measure {
      guard case .limitExceeded? = try Self.kind(of: text) else {
        Issue.record("\(text) has no limit")
        return
      }
    }
    // Whoever waits has an answer before the step limit.
    if Depth.isOptimized { #expect(time < .seconds(5), "\(text)") }
  }

  /// From mpmath at 140 digits.
  @Test(
    "fractions that pass 65,536 bits, and long numbers that take more than their share of the work, become reals",
    arguments: [
      ("(1+0.05/31536000)^31536000", "1.051271096334354555011603005468930…"),
      ("1.0001^1000000", "2.674710993142140172948354481790712…e43"),
      ("(1+1/1000000)^1000000", "2.718280469319376883819799708454356…"),
      ("(1+1e-30)^(1e30)", "2.718281828459045235360287471351303…"),
      ("(1/3)^100000", "7.490797101273442953624190777454173…e-47713"),
      ("(1/3)^100000000", "3.373135259022216224213927486652590…e-47712126"),
      ("0.5^(10^9)", "2.167797967616934002171204510536082…e-301029996"),
      ("(-1.5)^(10^9+1)", "-1.705188916534455896484121130698068…e176091259"),
      ("Σ(k, 1, 100000, 1/k)", "12.09014612986342794736321936350421…"),
      ("nCr(2000000, 1000000)", "5.530354512064952898713579108785701…e602056"),
      ("x = 1.0001^1000000; x - x", "0"), ("1.0001^1000000 > 1", "1"), ("10^-100000 * 10^100000 > 1/2", "1"),
    ])
  func longFractions(text: String, expected: String) throws {
    let formula = try Formula(text, variables: [], options: Formula.Options(numberMode: .exact))
    var found = ""
    let time = try ProcessorTime.measure { found = try formula.result().number.description }
    #expect(found == expected)
    // Well below a second in a release build.
    #expect(time < .seconds(5), "\(text)")
  }

  @Test(
    "fifty digits of a real are those of the number",
    arguments: [
      ("(1+0.05/31536000)^31536000 to sig 50", "1.0512710963343545550116030054689301810003207622469"),
      ("1.0001^1000000 to sig 50", "26747109931421401729483544817907127664007597.525045"),
      ("(1+1/1000000)^1000000 to sig 50", "2.7182804693193768838197997084543563927516450266825"),
    ])
  func fiftyDigits(text: String, expected: String) throws {
    guard
      case .exact(let value) = try Formula(text, variables: [], options: Formula.Options(numberMode: .exact)).result()
        .number
    else {
      Issue.record("a formula on exact numbers gives one")
      return
    }
    #expect(value.text(significant: 50) == expected)
  }

  @Test(
    "what is smaller than exponents reach is computed in doubles, and marked as approximate",
    arguments: [
      ("e^(-10^30)", 0), ("0.5^(10^18)", 0), ("erfc(10^18)", 0), ("1 + 3^-(10^300)", 1),
      ("beta(10^300, 1/2)", 1.772453850905516e-150),
    ])
  func smallerThanExponents(text: String, expected: Double) throws {
    let result = try Formula(text, variables: [], options: Formula.Options(numberMode: .exact)).result()
    #expect(
      abs(result.number.double - expected) <= expected * 1e-12 && result.exactness == .approximate, "\(result.number)")
  }

  @Test("whole numbers of many digits stay whole numbers")
  func wholes() throws {
    for (text, count) in [("2^100000", 30_103), ("1000!", 2_568), ("3^100000", 47_713), ("100000!/99999!", 6)] {
      let number = try Formula(text, variables: [], options: Formula.Options(numberMode: .exact)).result().number
        .description
      #expect(number.count == count && number.allSatisfy(\.isWholeNumber), "\(text)")
    }
  }

  /// 34 digits and the rest of each by Python's fractions.
  @Test(
    "fractions of words are written as all others",
    arguments: [
      ("1/3", "0.3333333333333333333333333333333333…"), ("-22/7", "-3.142857142857142857142857142857142…"),
      ("1/1024", "0.0009765625"), ("1/2^40", "9.094947017729282379150390625e-13"),
      ("1/2^62", "2.1684043449710088680149056017398834228515625e-19"),
      ("2/3e7", "6.666666666666666666666666666666666…e-8"), ("1/3e6", "0.0000003333333333333333333333333333333333…"),
      ("123456789012345678/1000", "123456789012345.678"), ("1/7e-17", "14285714285714285.71428571428571428…"),
      ("0.1", "0.1"),
      ("-0.05", "-0.05"),
    ])
  func wordTexts(text: String, expected: String) throws {
    #expect(
      try Formula(text, variables: [], options: Formula.Options(numberMode: .exact)).result().number.description
        == expected)
  }

  @Test("a million thirds are one number, computed within the default limits") func smallest() throws {
    #expect(try Self.kind(of: "1/3^1000000") == nil)
  }

  @Test("a nest of a thousand roots is known to be positive without computing it anew for each")
  func nest() throws {
    let text = String(repeating: "sqrt(", count: 1_000) + "2" + String(repeating: ")", count: 1_000)
    #expect(try Self.kind(of: text, steps: 100_000) == nil)
  }

  /// From mpmath.
  @Test(
    "powers of e have all of their digits",
    arguments: [
      ("e to sig 20000", "9000745209895959201159412324102274845483"),
      ("e^(-7/3) to sig 20000", "9747308494828184997975387284925553180431"),
      ("e^(31/2) to sig 3000", "8416271911051460010944933408293338463721"),
      ("e^(-1/1000000) to sig 5000", "0813720689993883711753427838731615041533"),
    ])
  func exponentials(text: String, last: String) throws {
    let formula = try Formula(text, variables: [], options: Formula.Options(numberMode: .exact))
    guard case .exact(let value) = try formula.result().number,
      let count = text.split(separator: " ").last.flatMap({ Int($0) })
    else {
      Issue.record("a formula on exact numbers gives one")
      return
    }
    #expect(try #require(value.text(significant: count)).hasSuffix(last))
  }

  @Test(
    "digits that a formula asks for are steps of it",
    arguments: ["π to fix 200000", "√2 to sig 200000", "e^√2 to fix 20000"])
  func charged(text: String) throws {
    #expect(try Self.kind(of: text, steps: 1_000) == .stepLimit(1_000))
  }

  @Test(
    "and end soon after they are cancelled",
    arguments: ["π to fix 1000000", "e^√2 to fix 200000", "3^2000000 to sig 900000"])
  func cancelled(text: String) throws {
    let clock = ContinuousClock()
    let start = clock.now
    var kind: FormulaError.Kind?
    let time = try ProcessorTime.measure {
      kind = try Self.kind(of: text, steps: .max, isCancelled: { clock.now - start > .milliseconds(20) })
    }
    #expect(kind == .cancelled)
    // 10 ms after that in a release build.
    #expect(time < .seconds(2))
  }

  @Test("digits that are asked for later end when they are no longer wanted") func later() throws {
    guard case .exact(let value) = try Formula("e^√2", options: Formula.Options(numberMode: .exact)).result().number
    else {
      Issue.record("a formula on exact numbers gives one")
      return
    }
    let clock = ContinuousClock()
    let start = clock.now
    let time = ProcessorTime.measure {
      #expect(value.text(digits: 500_000, isCancelled: { clock.now - start > .milliseconds(20) }) == nil)
      #expect(value.text(places: 500_000, isCancelled: { clock.now - start > .milliseconds(40) }) == nil)
    }
    #expect(time < .seconds(2))
    #expect(value.text(digits: 20, isCancelled: { false }) == "4.1132503787829275171…")
  }
}
