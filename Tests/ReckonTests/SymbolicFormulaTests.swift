import Reckon
import Testing

/// Derivatives and antiderivatives as formulas.
@Suite("Derivatives and antiderivatives as formulas")
struct SymbolicFormulaTests {
  static func formula(_ text: String, _ unit: AngleUnit = .degrees, after statements: [String] = []) throws -> String {
    var options = Formula.Options()
    options.angleUnit = unit
    var session = FormulaSession(options: options)
    for statement in statements { try session.run(statement) }
    let outcome = try #require(try session.run(text).last)
    #expect(outcome.isFormula)
    guard case .text(let formula)? = outcome.result?.value else { return "no text" }
    return formula
  }

  @Test(
    "derive shows a derivative as calculus writes it",
    arguments: [
      ("derive x^3 + sin x", "3x² + cos(x)"), ("derive 3x^2 + 2x + 1", "6x + 2"),
      ("derive x^2*exp(x)", "2x·exp(x) + x²·exp(x)"),
      ("derive 1/x", "-1/x²"), ("derive sqrt(x)", "1/(2·sqrt(x))"), ("derive ln(x)", "1/x"),
      ("derive 2^x", "2^x·ln(2)"),
      ("derive (3x+2)^5", "15·(3x + 2)⁴"), ("derive tanh(x)", "1 - tanh(x)²"), ("derive asin(x)", "1/sqrt(1 - x²)"),
      ("derive abs(x)", "sign(x)"), ("derive sin²x", "2·sin(x)·cos(x)"), ("derive 0.15 x^2", "0.3x"),
      ("derive x^2*y by y", "x²"),
      ("derive a*z^2/2, z", "a·z"), ("derive 5", "0"), ("differentiate x^2", "2x"), ("d(x^3, x)", "3x²"),
      ("derive x/x", "0"),
    ])
  func derivatives(text: String, expected: String) throws {
    #expect(try Self.formula(text, .radians) == expected, "\(text)")
  }

  @Test("angles in degrees bring π/180 with them") func degrees() throws {
    #expect(try Self.formula("derive x^3 + sin x") == "3x² + π/180·cos(x)")
    #expect(try Self.formula("derive sin²x") == "π/90·sin(x)·cos(x)")
    #expect(try Self.formula("derive asin(x)") == "180/(π·sqrt(1 - x²))")
    #expect(try Self.formula("derive cos(x)", .gradians) == "-π/200·sin(x)")
  }

  @Test("functions of the session are looked into, and other names stay") func functions() throws {
    #expect(try Self.formula("derive f(x)", after: ["f(x) = x^2 + x"]) == "2x + 1")
    #expect(try Self.formula("derive f(3x)", after: ["f(u) = u^2"]) == "18x")
    #expect(try Self.formula("derive g*x^2", after: ["g = 9.81"]) == "2g·x")
    // A name with a value is the one, where all have values.
    #expect(try Self.formula("derive x^2", after: ["x = 4"]) == "2x")
  }

  @Test(
    "integrate shows an antiderivative",
    arguments: [
      ("integrate x^2", "x³/3"), ("integrate 3x^2 + sin(x)", "x³ - cos(x)"), ("integrate 1/x", "ln(abs(x))"),
      ("integrate exp(2x)", "exp(2x)/2"), ("integrate (2x+1)^3", "(2x + 1)⁴/8"), ("integrate 5", "5x"),
      ("integrate a by x", "a·x"),
      ("integrate 2^x", "2^x/ln(2)"), ("integrate sqrt(x)", "2x·sqrt(x)/3"), ("integrate cos(3x)", "sin(3x)/3"),
    ])
  func antiderivatives(text: String, expected: String) throws {
    #expect(try Self.formula(text, .radians) == expected, "\(text)")
  }

  @Test(
    "what has no such formula is an error, and so is a choice of names that is not made",
    arguments: [
      "derive x! + 1", "derive max(x, 2)", "derive x > 2", "derive x*y", "integrate x*exp(x)", "derive lgamma(x)",
    ])
  func errors(text: String) {
    var session = FormulaSession()
    #expect(throws: FormulaError.self) { try session.run(text) }
    #expect(session.answerCount == 0)
  }

  @Test("a formula too deep or too long for algebra is an error") func hostile() {
    var session = FormulaSession()
    let deep = String(repeating: "sin(", count: 400) + "x" + String(repeating: ")", count: 400)
    #expect(throws: FormulaError.self) { try session.run("derive \(deep)") }
    let long = (1...3_000).map { "sin(\($0)x)*cos(x^\($0))" }.joined(separator: "*")
    #expect(throws: FormulaError.self) { try session.run("derive \(long)") }
  }

  @Test("formulas of derivatives have the values of derivatives, and those of antiderivatives have them back")
  func values() throws {
    var random = RandomFormula(seed: 20_261_129)
    var (shown, integrated) = (0, 0)
    for _ in 0..<400 {
      let text = random.formula(depth: 3)
      for unit in [AngleUnit.radians, .degrees] {
        var options = Formula.Options()
        options.angleUnit = unit
        guard let formula = try? Formula(text, variables: ["x"], options: options),
          let exact = try? formula.derivative(by: "x")
        else {
          continue
        }
        let derivative = try Formula(Self.formula("derive \(text) by x", unit), variables: ["x"], options: options)
        let back = try? Self.formula("integrate \(text) by x", unit)
        for x in [0.3, 0.7, 1.9] {
          guard let wanted = try? exact.evaluate(x), abs(wanted) < 1e12 else { continue }
          // What the text writes as a product may be too large on the way.
          guard let value = try? derivative.evaluate(x) else { continue }
          #expect(abs(value - wanted) <= 1e-8 * max(1, abs(wanted)), "\(text) at \(x)")
          shown += 1
          if let back {
            let slope = try Formula(back, variables: ["x"], options: options).derivative(by: "x")
            guard let again = try? slope.evaluate(x), let value = try? formula.evaluate(x) else { continue }
            #expect(abs(again - value) <= 1e-8 * max(1, abs(value)), "\(text) = d(\(back))")
            integrated += 1
          }
        }
      }
    }
    #expect(shown > 1_000)
    #expect(integrated > 50)
  }
}

/// Random formulas of x.
private struct RandomFormula {
  var random: RandomSource

  init(seed: UInt64) { random = RandomSource(seed: seed) }

  mutating func formula(depth: Int) -> String {
    let choice = depth == 0 ? pick(3) : pick(11)
    switch choice {
    case 0: return "x"
    case 1: return "\(pick(9) + 1)"
    case 2: return ["0.5", "π", "x^2", "2x"][pick(4)]
    case 3: return "(\(formula(depth: depth - 1)) + \(formula(depth: depth - 1)))"
    case 4: return "(\(formula(depth: depth - 1)) - \(formula(depth: depth - 1)))"
    case 5: return "\(formula(depth: depth - 1))*\(formula(depth: depth - 1))"
    case 6: return "\(formula(depth: depth - 1))/(\(formula(depth: depth - 1)) + 2)"
    case 7: return "(\(formula(depth: depth - 1)))^\(pick(4))"
    case 8: return "2^(\(formula(depth: depth - 1))/10)"
    default:
      let name = ["sin", "cos", "tan", "exp", "sqrt", "ln", "atan", "sinh", "cosh", "tanh", "asinh", "abs", "cbrt"][
        pick(13)]
      return "\(name)(\(formula(depth: depth - 1)))"
    }
  }

  private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
}
