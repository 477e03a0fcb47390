import Foundation
import Reckon
import ReckonBytecode
import ReckonMachine
import Testing

@Suite("Attempts: iferror and iserror")
struct AttemptTests {
  /// Formulas of x and y, and what they are by arithmetic; `nil` for an error.
  private static let formulas: [(text: String, value: @Sendable (Double, Double) -> Double?)] = [
    ("iferror(1/x, y)", { x, y in x == 0 ? y : 1 / x }),
    ("iferror(1/x, 1/y)", { x, y in x != 0 ? 1 / x : y != 0 ? 1 / y : nil }),
    ("iferror(min(1/x, 3), 5) < 4", { x, _ in x == 0 ? 0 : 1 }),
    ("iserror(1/x) + iserror(ln(y))", { x, y in (x == 0 ? 1 : 0) + (y <= 0 ? 1 : 0) }),
    ("iferror(1/x, 2) + (y > 0 ? 1/x : 3)", { x, y in x == 0 ? (y > 0 ? nil : 5) : 1 / x + (y > 0 ? 1 / x : 3) }),
    ("f(a) = 1/a; iferror(f(x) + 1, f(y))", { x, y in x != 0 ? 1 / x + 1 : y != 0 ? 1 / y : nil }),
    ("f(a) = iferror(1/a, 7); f(x)*f(y)", { x, y in (x == 0 ? 7 : 1 / x) * (y == 0 ? 7 : 1 / y) }),
    ("t = 1/x; iferror(t, 2)", { x, _ in x == 0 ? nil : 1 / x }),
    ("iferror(iferror(1/x, 1/y), 9)", { x, y in x != 0 ? 1 / x : y != 0 ? 1 / y : 9 }),
    ("Σ(k, 0, 3, iferror(1/(k - x), y))", { x, y in (0...3).reduce(0) { $0 + (Double($1) == x ? y : 1 / (Double($1) - x)) } }),
    ("iferror(exp(1000*x), y)", { x, y in x > 0.70 ? y : exp(1000 * x) }),
    ("x > 0 ? iferror(1/y, 1) : iserror(y/x)", { x, y in x > 0 ? (y == 0 ? 1 : 1 / y) : x == 0 ? 1 : 0 }),
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
    for (text, value) in Self.formulas {
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
    for (text, value) in Self.formulas where !text.contains("exp") {
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
      "parameter q = 0\nunit_price = 12/q\nshown = iferror(unit_price, 0)\nsum = shown + iferror(unit_price, 1)\nbad = unit_price + shown\n"
    )
    #expect(try book.evaluate("shown") == 0 && book.evaluate("sum") == 1)
    #expect { try book.evaluate("bad") } throws: { ($0 as? FormulaError)?.kind.name == "divisionByZero" }
  }
}
