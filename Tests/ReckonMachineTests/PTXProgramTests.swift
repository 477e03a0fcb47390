import FuzzTargets
import Reckon
import ReckonCatalogue
import ReckonMachine
import TestDepth
import Testing

/// Kernels give the reference machine's bits, as an interpreter of PTX executes them.
@Suite("Kernels in PTX")
struct PTXProgramTests {
  private struct Counts: CustomStringConvertible {
    var programs = 0
    var refused = 0
    var rows = 0
    /// Rows with a result that a kernel left to the processor, since a function has no short way for them.
    var left = 0
    /// Rows that fail.
    var failed = 0
    var differences: [String] = []

    var description: String {
      "\(programs) programs, \(refused) refused; \(rows) rows, of which \(failed) fail and \(left) others are left; \(differences.count) different"
    }
  }

  private static func reference(_ formula: Formula, _ row: [Double], _ policy: ErrorPolicy, _ limits: Limits) -> Answer
  {
    var context = EvaluationContext(limits: limits, random: RandomSource(seed: 0), hosts: nil)
    context.policy = policy
    return row.withUnsafeBufferPointer { row in
      Answer { () throws(FormulaError) in
        try ReferenceMachine.run(formula.program, row, mode: policy == .strict ? .careful : .ieee, in: &context)
      }
    }
  }

  private static func compare(
    _ formula: Formula, _ text: String, _ rows: [[Double]], _ limits: Limits, into counts: inout Counts
  ) throws {
    for policy in [ErrorPolicy.strict, .ieee] {
      let kernel: PTXProgram
      do throws(PTXProgram.Refusal) { kernel = try formula.ptx(policy: policy) } catch {
        counts.refused += 1
        return
      }
      let columns = formula.variables.indices.map { column in rows.map { $0[column] } }
      let found = try PTXInterpreter(kernel.text).run(columns, rows: rows.count, steps: limits.steps)
      if found.count != found.isLeft.count(where: { $0 }) {
        counts.differences.append("\(text): \(found.count) rows counted as left")
      }
      for (index, row) in rows.enumerated() {
        let expected = reference(formula, row, policy, limits)
        counts.rows += 1
        if found.isLeft[index] {
          if case .double(let number) = expected, number.isFinite { counts.left += 1 } else { counts.failed += 1 }
        } else if Answer.double(found.results[index]) != expected {
          counts.differences.append("\(text) at \(row), \(policy): \(found.results[index]), not \(expected)")
        }
      }
    }
    counts.programs += 1
  }

  @Test("generated programs have the reference machine's bits, and few rows are left to the processor")
  func generated() throws {
    let count = Depth.count(quick: 500, full: 100_000)
    var counts = Counts()
    var inputs = RandomInputs(MachinesTarget(), seed: 61)
    while counts.programs < count, counts.differences.count < 10 {
      var made = GeneratedProgram(inputs.next())
      made.options.numberMode = .double
      guard let formula = try? Formula(made.text, scope: GeneratedProgram.scope, options: made.options) else {
        continue
      }
      let some = (0..<3).map { _ in made.row() }
      try Self.compare(
        formula, made.text, some.map { row in formula.variables.indices.map { row[$0 % 3] } }, made.options.limits,
        into: &counts)
    }
    for difference in counts.differences.prefix(5) { Issue.record("\(difference)") }
    #expect(counts.left * 4 < counts.rows, "\(counts)")
    print("PTX: \(counts)")
  }

  @Test(
    "formulas of every kind of instruction and every function have the reference machine's bits",
    arguments: AngleUnit.allCases)
  func formulas(unit: AngleUnit) throws {
    var counts = Counts()
    var limits = Limits()
    limits.steps = 20_000
    let edges: [[Double]] = [
      [1, 2, 3], [-0.5, 0.5, -2.5], [0, -0.0, 40], [1e300, 1e-300, -1e300], [.infinity, -.infinity, .nan],
      [5e-324, -1e-310, 2.5],
      [7, 7, 0],
    ]
    var random = RandomSource(seed: 7)
    func draw() -> Double { (Double(random.next() % 2_000_001) / 1e6 - 1) * [1, 3, 40, 700][Int(random.next() % 4)] }
    let rows = edges + (0..<Depth.count(quick: 40, full: 4_000)).map { _ in [draw(), draw(), draw()] }
    for text in Self.texts {
      let formula = try Formula(text, variables: ["x", "y", "z"], options: Formula.Options(angleUnit: unit))
      try Self.compare(formula, text, rows, limits, into: &counts)
    }
    for difference in counts.differences.prefix(5) { Issue.record("\(difference)") }
    #expect(counts.programs == Self.texts.count && counts.refused == 0, "\(counts)")
  }

  static let texts =
    [
      "x + y*z", "x/y - z", "-x", "abs(x - y)", "sqrt(abs(x)) + sqrt(y)", "floor(x) + ceil(y) - trunc(z)",
      "round(x) + roundeven(z)",
      "min(x, y, z) + max(z, y, x)", "clamp(x, y, z)", "clamp(x, -1, 1)", "x < y", "x <= y", "x > y", "x >= y",
      "x == y", "x != y", "not x",
      "x == y ? 1/z : x*z", "z ? sum(k, 1, 3, k*y) : x", "x != y and y < z or z > 1", "(x > y) + (y > z)",
      "1 + 2*x + 3*x^2 + 4*x^3",
      "sum(k, 1, 10, k*x)", "product(k, 1, 5, y + k)", "sum(k, 1, x, k)", "f(a) = a < 1 ? 2 : a*a; f(x) + f(y)",
      "iferror(1/x, y)",
      "x^y", "log(x, y)", "hypot(x, y)", "atan2(x, y)", "mod(x, y)", "rem(x, y)", "x // y", "frac(x)", "sign(x)",
    ]
    + [
      "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "exp", "exp2",
      "exp10", "expm1", "ln",
      "log2", "log10", "log1p", "cbrt", "log",
    ].map { "\($0)(x)" }

  @Test("what has no kernel is refused with the reason")
  func refusals() throws {
    func refusal(_ text: String, name: String = "k", _ mode: NumberMode = .double) -> PTXProgram.Refusal? {
      do throws(PTXProgram.Refusal) {
        _ = try (try? Formula(text, options: Formula.Options(numberMode: mode)))?.ptx(name: name)
        return nil
      } catch { return error }
    }
    #expect(refusal("x + 1", name: "1st") == .name)
    #expect(refusal("x + 1", name: "") == .name)
    #expect(refusal("x + 1", .exact) == .values)
    #expect(refusal("max([x, 1])") == .values)
    #expect(refusal("random() + x") == .effects)
    #expect(refusal("f(n) = n < 2 ? n : f(n - 1) + f(n - 2); f(x)") == .calls)
    #expect(refusal("gamma(x)") == .function("gamma"))
    #expect(refusal("gamma(x)")?.message == "gamma has no definition for kernels; evaluate it on the processor")
    #expect(refusal("x + 1") == nil)
  }
}
