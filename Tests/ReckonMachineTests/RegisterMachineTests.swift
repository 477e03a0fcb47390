import Foundation
import Reckon
import ReckonBytecode
import ReckonMachine
import Testing

@Suite("Register code")
struct RegisterMachineTests {
  /// The value by register code alone.
  static func value(_ text: String, _ inputs: [Double], limits: Limits = Limits(), policy: ErrorPolicy = .strict) throws
    -> Double?
  {
    let formula = try Formula(text, variables: ["x", "y", "z"], options: Formula.Options(angleUnit: .radians))
    var context = EvaluationContext(limits: limits, random: RandomSource(seed: 1))
    context.policy = policy
    return Machine.registerValue(formula.program, inputs, in: &context)
  }

  // The values are those of fractions of whole numbers, computed by hand.
  @Test(
    "two operations in one step are each rounded by themselves, and in the order of the formula",
    arguments: [
      ("x*y + z", 3 * 5 + 7), ("z + x*y", 22), ("x*y - z", 8), ("z - x*y", -8), ("(x + y)*z", 56), ("z*(x - y)", -14),
      ("(y - x)/z*2", 4.0 / 7),
      ("(x*y + z)*x - y", 61), ("y - (x*y + z)*x", -61), ("z - ((x + y)*z - 1)*x", -158),
      ("(z/x)*(z/x)", (7.0 / 3) * (7.0 / 3)),
      ("z/(x + y)", 0.875), ("y - (y - x)", 3), ("(x - y)*(x - y)", 4), ("x*x + x*x", 18), ("(x*y)*(x*y) - z", 218),
      ("-(x*y) + z", -8),
      ("t = x*y; t + z - t*2", -8), ("t = x*y; (t - z)*t", 120), ("t = x + y; t*z + t", 64),
    ] as [(String, Double)])
  func pairs(_ text: String, _ expected: Double) throws {
    #expect(try Self.value(text, [3, 5, 7]) == expected)
  }

  @Test("a product and a sum are never rounded together")
  func noFusing() throws {
    // (1 + 2^-27)² is 1 + 2^-26 + 2^-54, of which a double keeps 1 + 2^-26.
    let x = 1 + 0x1p-27
    #expect(try Self.value("x*x - y", [x, 1 + 0x1p-26, 0]) == 0)
  }

  @Test(
    "comparisons that decide a way hold as those that make a value, NaN included",
    arguments: ["<", "<=", ">", ">=", "==", "!="], [[1.0, 2], [2, 1], [2, 2], [.nan, 1], [1, .nan]])
  func branches(_ sign: String, _ inputs: [Double]) throws {
    // Ways that cost too much to be computed both are branches.
    let way = try Self.value("x \(sign) y ? exp(z) + sin(z) : cos(z) - exp(z)", inputs + [0], policy: .ieee)
    let truth = try Self.value("(x \(sign) y) + 0", inputs + [0], policy: .ieee)
    #expect(way == (truth == 1 ? 1 : 0))
  }

  @Test("functions read their constants and the formula's inputs at any depth, also where frames outgrow the stack")
  func calls() throws {
    #expect(try Self.value("f(n) = n < 1 ? 0.5 : f(n - 1) + 2.25; f(x)", [300, 0, 0]) == 0.5 + 300 * 2.25)
    #expect(try Self.value("fib(n) = n < 2 ? n : fib(n - 1) + fib(n - 2); fib(x)", [20, 0, 0]) == 6765)
    #expect(try Self.value("f(n, a) = n < 1 ? a : f(n - 1, a*2 - 1); f(x, y)", [10, 3, 0]) == 2049)
    #expect(try Self.value("g(n) = sum(k, 1, n, k*3); g(x) - g(y)", [10, 4, 0]) == 3 * (55 - 10))
  }

  @Test("a sum of 10,000 terms takes no stack")
  func longSum() async throws {
    let formula = try Formula((1...10_000).map { "\($0 % 7)*x" }.joined(separator: "+"), variables: ["x"])
    let value: Double = await withCheckedContinuation { done in
      let thread = Thread {
        // The first evaluation is the reference machine's, the second that of register code.
        let first = try? formula.evaluate(2)
        let second = try? formula.evaluate(2)
        done.resume(returning: first == second ? second ?? .nan : .nan)
      }
      thread.stackSize = 256 << 10
      thread.start()
    }
    // 1,428 whole weeks of 21, and four days more: 1 + 2 + 3 + 4.
    #expect(value == 2 * (1_428 * 21 + 10))
    #expect(formula.machine() == .register)
  }

  @Test("each evaluation with random numbers draws new ones, and the careful run draws the same again")
  func random() throws {
    let formula = try Formula("random() + x", variables: ["x"])
    let values = try (0..<5).map { _ in try formula.evaluate(1) }
    #expect(Set(values).count == 5 && values.allSatisfy { 1..<2 ~= $0 })
  }
}
