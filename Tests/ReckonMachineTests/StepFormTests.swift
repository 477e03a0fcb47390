import Reckon
import ReckonBytecode
import ReckonMachine
import TestDepth
import Testing

/// Small formulas of each form that the machines know, at several depths of an expression, held to the reference
/// machine.
@Suite("Forms of steps")
struct StepFormTests {
  /// Inputs between which every comparison comes out either way, with numbers that are special.
  static let rows: [[Double]] = [
    [1, 2, 3], [2, 2, 2], [3, -1, 0.5], [0, -0.0, 2], [-0.0, 0, -2], [-4, 9, 2], [.nan, 1, 2], [.infinity, 2, -3],
    [5, .nan, 1],
    [2, 3, 2], [7, 0.25, 4], [0.5, 16, 9],
  ]
  static let operators = ["+", "-", "*", "/"]
  static let comparisons = ["<", "<=", ">", ">=", "==", "!="]
  /// An input, a constant, a local and a value that a step makes.
  static let leaves = ["x", "2", "s", "sqrt(y)"]

  /// Puts an expression behind so many values that wait, and defines the local if it is used.
  static func placed(_ expression: String, register: Int) -> String {
    let waiting = ["sqrt(x) - (", "sqrt(y) - (", "sqrt(z) - ("].prefix(register).joined()
    let text = waiting + expression + String(repeating: ")", count: register)
    return expression.contains("s ") || expression.contains("s)") || expression.hasSuffix("s")
      ? "s = cbrt(z); s + (\(text))" : text
  }

  static func pairs(_ second: [String]) -> [String] {
    operators.flatMap { sign in ["x", "2"].flatMap { first in second.map { "(\(first) \(sign) \($0))" } } }
  }

  static let arithmetic = operators.flatMap { sign in
    leaves.flatMap { left in
      leaves.flatMap { right in ["\(left) \(sign) \(right)", "\(left) \(sign) (\(right) \(sign) z)"] }
    }
  }
  static let joins = operators.flatMap { sign in
    pairs(["z", "3"]).flatMap { left in pairs(["y", "5"]).map { "\(left) \(sign) \($0)" } }
  }
  static let sums = ["+", "-"].flatMap { sign in
    leaves.flatMap { factor in
      leaves.flatMap {
        ["sqrt(x) * \(factor) \(sign) \($0)", "\($0) \(sign) sqrt(x) * \(factor)", "\($0) \(sign) x * y * \(factor)"]
      }
    }
  }
  static let choices = comparisons.flatMap { sign in
    leaves.flatMap { left in
      leaves.flatMap { right in
        [
          "(\(left) \(sign) \(right)) + 1", "(\(left) \(sign) \(right) ? y : z)",
          "(\(left) \(sign) \(right) ? exp(y) + 1 : cos(z) * 2)",
        ]
      }
    }
  }
  static let others = [
    // More values at once than there are registers, in trees, functions and choices.
    "((sqrt(x)-sqrt(y))*(sqrt(y)-sqrt(z))-(sqrt(z)-sqrt(x))*(cbrt(x)-cbrt(y)))/((cbrt(y)-sqrt(x))*(sqrt(y)-cbrt(z))-(cbrt(z)-sqrt(y))*(sqrt(x)-cbrt(x)))",
    "median(x, y) - median(y, z, x, 2) * (sqrt(x) - median(z, x, y))",
    "hypot(sqrt(x), sqrt(y)) - hypot(sqrt(z), hypot(sqrt(x), sqrt(z)))",
    "clamp(sqrt(x), sqrt(y), sqrt(z)) - clamp(cbrt(x), cbrt(y), cbrt(z))", "(sqrt(x) - y)^2 - (sqrt(z) - x)^2",
    "(x > 0 ? sqrt(y) : sqrt(z)) - (y > 0 ? sqrt(z) : sqrt(x))*(sqrt(x) < sqrt(y) ? 2 : z)",
    "sqrt(z) - ((x > y and y > z) ? x*y : y-z)",
    "sum(k, 1, 4, k*x + sum(j, 0, k, j*y - k)) - z", "product(k, 1, 3, k > 2 ? x : sqrt(y))", "2 - 3*sqrt(x)*4",
    "y - sqrt(x)*3",
    "exp(x - 2) - exp(y)*3", "sin(sqrt(x)) - cos(sqrt(y))*sin(x)", "((((((7*x+6)*x+5)*x+4)*x+3)*x+2)*x+1)*x+0.5",
    "(x*y + 2)*x + 3", "(x*y + 2)*y + 3", "((sqrt(x)*y + 2)*y + 3)*y + 4", "((sqrt(x)*y + 2)*x + 3)*z + 4",
    "median(x, 3, y, 5)",
    "max(x, y, 3, z)", "min(x, y)", "max(x, y)", "min(y, x)", "max(y, x)", "sqrt(x)", "sqrt(y)", "-x", "abs(x)",
    "clamp(x, y, z)",
    "clamp(x, 0, 2)", "hypot(x, y)", "atan2(x, y)", "x mod y", "sin(x)", "cos(x + y)", "sin(2*x)", "tan(x)", "exp(x)",
    "ln(x)", "x and y",
    "x or y", "not x", "if(x, y, z)", "if(x > 0, if(y > 0, 1, 2), if(z > 0, 3, 4))", "x^2", "sqrt(x)^2",
    "sqrt(x)^4 + y", "1 < x <= y",
    "x > 0 ? y > 0 ? exp(z) : sin(z) : ln(y)", "(x > 0 and y > 0 ? exp(z) : sin(z)) * (x > 1 ? exp(y) : sin(y))",
  ]

  /// The same with values that several others need.
  static let statements = [
    "t = sqrt(x) - y; t*t - t^3", "t = sqrt(x); ((((2*t+6)*t+5)*t+4)*t+3)*t+1",
    "t = x*y - z; t/(t + 1) - (t < y ? t : sqrt(t))",
    "t = x - y; u = t*z + 1; (u - t)*(u + t) - u^2", "t = exp(x); sum(k, 1, 3, k*t - y) + median(t, x, t*2) - t",
  ]

  /// The first differences between the machines for some expressions.
  static func differences(_ expressions: [String], registers: Range<Int>) throws -> [String] {
    var found: [String] = []
    func look(_ text: String, _ row: [Double], _ machine: String, _ got: Double, _ expected: Double) {
      if got.bitPattern == expected.bitPattern || got.isNaN && expected.isNaN { return }
      if found.count < 10 { found.append("\(text) at \(row): \(machine) gives \(got), not \(expected)") }
    }
    for expression in expressions {
      for register in registers {
        let text = placed(expression, register: register)
        let formula = try Formula(text, variables: ["x", "y", "z"], options: Formula.Options(angleUnit: .radians))
        let executable = Executable(formula.program)
        // More rows than a step works on at once.
        let columns = (0..<3).map { column in (0..<3).flatMap { _ in rows.map { $0[column] } } }
        let values = try formula.evaluate(columns: columns, options: .ieee).values
        let native =
          formula.prepareRows(policy: .ieee) ? try formula.evaluate(columns: columns, options: .ieee).values : values
        for (index, row) in rows.enumerated() {
          try row.withUnsafeBufferPointer { inputs in
            var context = EvaluationContext(random: RandomSource(seed: 1))
            context.policy = .ieee
            let expected = try ReferenceMachine.run(formula.program, inputs, mode: .ieee, in: &context)
            look(text, row, "one evaluation", try Machine.evaluate(executable, inputs, in: &context), expected)
            look(
              text, row, "register code", Machine.registerValue(formula.program, row, in: &context) ?? .nan, expected)
            if let native = Machine.nativeValue(formula.program, row, in: &context) {
              look(text, row, "native code", native, expected)
            }
            for value in stride(from: index, to: values.count, by: rows.count) {
              look(text, row, "a column", values[value], expected)
              look(text, row, "native code over columns", native[value], expected)
            }
          }
        }
      }
    }
    return found
  }

  @Test("arithmetic on each kind of operand", arguments: [arithmetic, sums, others]) func operands(
    _ expressions: [String]
  ) throws {
    #expect(try Self.differences(expressions, registers: 0..<4) == [])
  }

  @Test("values that lie in the frame") func frames() throws {
    #expect(try Self.differences(Self.statements, registers: 0..<1) == [])
  }

  @Test("two pairs joined") func pairs() throws {
    #expect(try Self.differences(Self.joins, registers: 0..<2) == [])
  }

  @Test("comparisons as values, as choices and as branches") func comparisons() throws {
    #expect(try Self.differences(Self.choices, registers: 0..<2) == [])
  }

  /// A program of two inputs from instructions, in which jumps name instructions.
  static func program(_ instructions: [Instruction]) throws -> Program {
    var draft = Program.Draft()
    let lengths = instructions.map(\.length)
    for var instruction in instructions {
      if instruction.opcode.layout == .target {
        instruction.operand = UInt32(lengths[..<Int(instruction.operand)].reduce(0, +))
      }
      instruction.encode(into: &draft.code)
    }
    draft.constants = [.double(1), .double(2)]
    draft.variables = ["x", "y"]
    draft.sources = [SourceText("")]
    draft.subroutines = [Program.Subroutine(name: "", code: 0..<draft.code.count, parameterCount: 0, localCount: 1)]
    return try Program(verifying: draft)
  }

  static let root = Instruction(.apply1, Operation(.sqrt).code)

  @Test(
    "code that the verifier takes and no formula becomes means the same to all machines",
    arguments: [
      // A value is made and dropped before another one is returned, or goes on.
      ([.init(.variable, 0), root, .init(.variable, 1), root, .init(.pop), .init(.return)], 2),
      (
        [
          .init(.variable, 0), root, .init(.variable, 1), .init(.multiply), .init(.variable, 1), root,
          .init(.variable, 0),
          .init(.multiply), .init(.constant, 1), .init(.add), .init(.pop), .init(.constant, 0), .init(.add),
          .init(.return),
        ], 2 * 9 + 1
      ),
      // A local that both branches write is read where they meet.
      (
        [
          .init(.variable, 0), .init(.variable, 1), .init(.less), .init(.jumpIfFalse, 8), .init(.constant, 0),
          .init(.store, 0),
          .init(.constant, 1), .init(.jump, 11), .init(.variable, 0), .init(.store, 0), .init(.constant, 0),
          .init(.local, 0),
          .init(.add), .init(.return),
        ], 3
      ),
      // A loop without an end lies before a return that is jumped to.
      (
        [
          .init(.variable, 0), .init(.jumpIfFalse, 4), .init(.constant, 1), .init(.jump, 5), .init(.loop, 4),
          .init(.return),
        ], 2
      ),
    ] as [([Instruction], Double)])
  func code(_ instructions: [Instruction], _ expected: Double) throws {
    let program = try Self.program(instructions)
    let formula = try Formula(program: program)
    #expect(try formula.evaluate([4, 9], options: .ieee) == expected)
    #expect(try formula.evaluate(columns: [[4, 4], [9, 9]], options: .ieee).values == [expected, expected])
    let reference = try [4.0, 9].withUnsafeBufferPointer { inputs in
      var context = EvaluationContext(random: RandomSource(seed: 1))
      return try ReferenceMachine.run(program, inputs, mode: .ieee, in: &context)
    }
    #expect(reference == expected)
  }
}
