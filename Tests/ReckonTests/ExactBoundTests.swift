import Reckon
import ReckonNumbers
import Testing

/// Exact numbers cost work that is counted, and memory that is bounded.
@Suite("Bounds of exact numbers")
struct ExactBoundTests {
  private static func kind(of text: String, steps: Int = 10_000_000, isCancelled: (@Sendable () -> Bool)? = nil) throws -> FormulaError
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
      ("root(-1245, 2044967319)", "-1.000000003485087881405760684117631…"), ("root(2, 1000000)", "1.000000693147420786507772636227407…"),
      ("root(-2, -(10^30 + 1))", "-0.9999999999999999999999999999993068…"),
    ])
  func far(text: String, expected: String) throws {
    let formula = try Formula(text, variables: [], options: Formula.Options(numberMode: .exact))
    #expect(try formula.result().number.description == expected)
  }

  @Test(
    "what is too large ends in an error at once, and takes no memory for it",
    arguments: [
      "9^9^9^9", "(10^9)!", "2^(2^40)", "(1/3)^100000000", "e^(10^20)", "sinh(10^9)^(10^18)", "1/sinh(10^9)^(10^18)", "gamma(10^15 + 0.5)",
      (0..<80).reduce("x0 = sinh(10^9)") { $0 + "; x\($1 + 1) = x\($1) * x\($1)" } + "; x80 > 1",
      (0..<80).reduce("x0 = 1/sinh(10^9)") { $0 + "; x\($1 + 1) = x\($1) * x\($1)" } + "; x80 > 1",
    ])
  func tooLarge(text: String) throws {
    let clock = ContinuousClock()
    let time = try clock.measure {
      guard case .limitExceeded? = try Self.kind(of: text) else {
        Issue.record("\(text) has no limit")
        return
      }
    }
    // Whoever waits has an answer before the step limit.
    #expect(time < .seconds(5), "\(text)")
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
      ("e to sig 20000", "9000745209895959201159412324102274845483"), ("e^(-7/3) to sig 20000", "9747308494828184997975387284925553180431"),
      ("e^(31/2) to sig 3000", "8416271911051460010944933408293338463721"),
      ("e^(-1/1000000) to sig 5000", "0813720689993883711753427838731615041533"),
    ])
  func exponentials(text: String, last: String) throws {
    let formula = try Formula(text, variables: [], options: Formula.Options(numberMode: .exact))
    guard case .exact(let value) = try formula.result().number, let count = text.split(separator: " ").last.flatMap({ Int($0) }) else {
      Issue.record("a formula on exact numbers gives one")
      return
    }
    #expect(try #require(value.text(significant: count)).hasSuffix(last))
  }

  @Test("digits that a formula asks for are steps of it", arguments: ["π to fix 200000", "√2 to sig 200000", "e^√2 to fix 20000"])
  func charged(text: String) throws {
    #expect(try Self.kind(of: text, steps: 1_000) == .stepLimit(1_000))
  }

  @Test("and end soon after they are cancelled", arguments: ["π to fix 1000000", "e^√2 to fix 200000", "3^2000000 to sig 900000"])
  func cancelled(text: String) throws {
    let clock = ContinuousClock()
    let start = clock.now
    #expect(try Self.kind(of: text, steps: .max, isCancelled: { clock.now - start > .milliseconds(20) }) == .cancelled)
    // 10 ms in a release build on an idle machine; this is neither.
    #expect(clock.now - start < .seconds(2))
  }

  @Test("digits that are asked for later end when they are no longer wanted") func later() throws {
    guard case .exact(let value) = try Formula("e^√2", options: Formula.Options(numberMode: .exact)).result().number else {
      Issue.record("a formula on exact numbers gives one")
      return
    }
    let clock = ContinuousClock()
    let start = clock.now
    #expect(value.text(digits: 500_000, isCancelled: { clock.now - start > .milliseconds(20) }) == nil)
    #expect(value.text(places: 500_000, isCancelled: { clock.now - start > .milliseconds(40) }) == nil)
    #expect(clock.now - start < .seconds(2))
    #expect(value.text(digits: 20, isCancelled: { false }) == "4.1132503787829275171…")
  }
}
