import Foundation
import Reckon
import ReckonBytecode
import ReckonMachine
import Testing

@Suite("Attempts: iferror and iserror")
struct AttemptTests {
  private struct Case: Sendable {
    let text: String
    /// The value by arithmetic; `nil` for an error.
    let value: @Sendable (Double, Double) -> Double?

    init(_ text: String, _ value: @escaping @Sendable (Double, Double) -> Double?) {
      (self.text, self.value) = (text, value)
    }
  }

  private static func inverse(_ x: Double) -> Double? { x == 0 ? nil : 1 / x }
  private static func number(_ holds: Bool) -> Double { holds ? 1 : 0 }

  /// Formulas of x and y.
  private static let formulas: [Case] = [
    Case("iferror(1/x, y)") { x, y in inverse(x) ?? y },
    Case("iferror(1/x, 1/y)") { x, y in inverse(x) ?? inverse(y) },
    Case("iferror(min(1/x, 3), 5) < 4") { x, _ in number(x != 0) },
    Case("iserror(1/x) + iserror(ln(y))") { x, y in number(x == 0) + number(y <= 0) },
    Case("iferror(1/x, 2) + (y > 0 ? 1/x : 3)") { x, y in (y > 0 ? inverse(x) : 3).map { $0 + (inverse(x) ?? 2) } },
    Case("f(a) = 1/a; iferror(f(x) + 1, f(y))") { x, y in inverse(x).map { $0 + 1 } ?? inverse(y) },
    Case("f(a) = iferror(1/a, 7); f(x)*f(y)") { x, y in (inverse(x) ?? 7) * (inverse(y) ?? 7) },
    Case("t = 1/x; iferror(t, 2)") { x, _ in inverse(x) },
    Case("iferror(iferror(1/x, 1/y), 9)") { x, y in inverse(x) ?? inverse(y) ?? 9 },
    Case("Σ(k, 0, 3, iferror(1/(k - x), y))") { x, y in
      var sum = 0.0
      for k in 0...3 { sum += inverse(Double(k) - x) ?? y }
      return sum
    },
    Case("iferror(exp(1000*x), y)") { x, y in x > 0.7 ? y : exp(1000 * x) },
    Case("x > 0 ? iferror(1/y, 1) : iserror(y/x)") { x, y in x > 0 ? inverse(y) ?? 1 : number(x == 0) },
  ]

  private static func isSame(_ found: Double?, _ expected: Double?) -> Bool {
    guard let found, let expected else { return found == nil && expected == nil }
    return abs(found - expected) <= 1e-12 * abs(expected)
  }

  private static let inputs: [Double] = [0, 1, 2, -1, 3, 0.5, 4]

  @Test("every machine gives the value, or the one that stands for it", arguments: [true, false])
  func machines(isOptimized: Bool) throws {
    var options = Formula.Options()
    options.isOptimized = isOptimized
    let rows = (0..<2_000).map { (Self.inputs[$0 % 7], Self.inputs[$0 / 7 % 7]) }
    for formula in Self.formulas {
      let (text, value) = (formula.text, formula.value)
      let formula = try Formula(text, variables: ["x", "y"], options: options)
      // Single evaluations go from the reference machine to steps and native code.
      for (x, y) in rows { #expect(Self.isSame(try? formula.evaluate(x, y), value(x, y)), "\(text) of \(x), \(y)") }
      _ = formula.prepareRows()
      let found = try formula.evaluate(columns: [rows.map(\.0), rows.map(\.1)])
      for (index, (x, y)) in rows.enumerated() {
        let single = found.values[index].isNaN ? nil : found.values[index]
        #expect(Self.isSame(single, value(x, y)), "\(text) of \(x), \(y) in columns")
      }
      #expect(found.report.failureCount == rows.count { value($0.0, $0.1) == nil }, "\(text)")
    }
  }

  @Test("decimals and exact numbers have the values of doubles", arguments: [NumberMode.decimal, .exact])
  func modes(mode: NumberMode) throws {
    for formula in Self.formulas where !formula.text.contains("exp") {
      let (text, value) = (formula.text, formula.value)
      let formula = try Formula(text, variables: ["x", "y"], options: Formula.Options(numberMode: mode))
      for x in Self.inputs {
        for y in Self.inputs { #expect(Self.isSame(try? formula.evaluate(x, y), value(x, y)), "\(text) of \(x), \(y)") }
      }
    }
  }

  @Test("limits and cancellation end the evaluation all the same")
  func limits() throws {
    let endless = try Formula("iferror(Σ(k, 1, 1e15, k), 2)", variables: [])
    #expect { try endless.evaluate() } throws: { ($0 as? FormulaError)?.kind.name == "stepLimit" }
    let deep = try Formula("f(n) = n > 0 ? f(n + 1) : 1; iferror(f(1), 2)", variables: [])
    #expect { try deep.evaluate() } throws: { ($0 as? FormulaError)?.kind.name == "depthLimit" }
  }

  @Test("an input that is NaN, infinite or not there is an error where it is attempted, as its kind says")
  func inputs() throws {
    let formula = try Formula("iferror(x + 1, 5)", variables: ["x"])
    #expect(try formula.evaluate(.nan) == 5)
    #expect(try formula.evaluate(.infinity) == .infinity)
    #expect(try formula.evaluate(columns: [[.nan, 1, .infinity]]).values == [5, 2, .infinity])
    let question = try Formula("iserror(x)", variables: ["x"])
    #expect(try question.evaluate(.nan) == 1 && question.evaluate(.infinity) == 0 && question.evaluate(2) == 0)
    #expect(try question.evaluate(columns: [[.nan, 1, .infinity]]).values == [1, 0, 0])
    #expect(try Formula("iferror(x + 1, 5)").result(of: ["x": .missing]).number == 5)
  }

  @Test("a stored program goes on behind failures as before")
  func images() throws {
    let formula = try Formula("iferror(1/x, iserror(y) + 4)", variables: ["x", "y"])
    let stored = try Formula(image: formula.image)
    #expect(try stored.evaluate(0, 1) == 4 && stored.evaluate(2, 1) == 0.5)
  }

  @Test("a book's failing value is caught where it is attempted, and no earlier value of it is kept")
  func books() throws {
    let book = try FormulaBook(
      "parameter q = 0\neach = 12/q\nshown = iferror(each, 0)\nboth = shown + iferror(each, 1)\nbad = each + shown\n"
    )
    #expect(try book.evaluate("shown") == 0 && book.evaluate("both") == 1)
    #expect { try book.evaluate("bad") } throws: { ($0 as? FormulaError)?.kind.name == "divisionByZero" }
  }
}
