import Reckon
import ReckonMachine
import TestDepth
import Testing

@Suite("The reference machine")
struct ReferenceMachineTests {
  static func run(_ text: String, _ inputs: [Double] = [], mode: ReferenceMachine.Mode, limits: Limits = Limits())
    throws -> Double
  {
    let program = try Formula(text, variables: ["x", "y"].prefix(inputs.count).map(\.self)).program
    var context = EvaluationContext(limits: limits, random: RandomSource(seed: 1))
    return try inputs.withUnsafeBufferPointer { try ReferenceMachine.run(program, $0, mode: mode, in: &context) }
  }

  @Test("a checked run ends at the first check of a value that is not finite, an ieee run passes over it")
  func checks() throws {
    #expect(try Self.run("min(1, 1/x)", [0], mode: .checked) == .infinity)
    #expect(try Self.run("min(1, 1/x)", [0], mode: .ieee) == 1)
    #expect(throws: FormulaError.self) { try Self.run("min(1, 1/x)", [0], mode: .careful) }
    #expect(try Self.run("min(1, 1/x)", [4], mode: .checked) == 0.25)
  }

  @Test("a careful run names the operation that failed first, with its operands")
  func careful() throws {
    let error = #expect(throws: FormulaError.self) { try Self.run("ln(x - 3) + 1/(y - 1)", [1, 1], mode: .careful) }
    #expect(error?.kind == .domain(function: "ln", operands: [-2], requirement: "x > 0"))
    let overflow = #expect(throws: FormulaError.self) { try Self.run("x * y", [1e300, 1e300], mode: .careful) }
    #expect(overflow?.kind == .overflow(operation: "*", operands: [1e300, 1e300]))
    #expect(overflow?.message == "1e300 * 1e300 is too large to represent; use smaller numbers")
  }

  @Test("calls deep enough to grow the stack many times give the right value")
  func deepCalls() throws {
    #expect(try Self.run("f(n, a) = n == 0 ? a : f(n - 1, a + n) + 0; f(5000, 0)", mode: .careful) == 12_502_500)
  }

  @Test("each call has locals of its own")
  func frames() throws {
    // The square is kept in a local over the recursive call.
    #expect(try Self.run("f(n) = n < 1 ? 0 : (n*n + f(n - 1)) * 1 + (n*n) * 0; f(4)", mode: .careful) == 30)
  }

  @Test(
    "all machines charge the same steps and count the same calls", .optimizedOrFullDepth,
    arguments: [
      "f(n) = n < 2 ? 1 : 1 + f(n - 1); f(20)", "f(n) = n < 1 ? 0 : (n*n + f(n - 1)) * 1 + (n*n) * 0; f(4)",
      "sum(k, 1, 50, k)",
      "product(i, 1, 5, sum(j, 1, i, j))", "f(n) = sum(k, 1, n, k) + (n < 1 ? 0 : f(n - 1)); f(6)", "1 + 2",
    ])
  func limits(_ text: String) throws {
    let executable = Executable(try Formula(text).program)
    /// Whether the reference machine comes to an end, and in how many of the three ways else that there are.
    func ends(_ change: (inout Limits) -> Void) -> (reference: Bool, others: Int) {
      var limits = Limits()
      change(&limits)
      let none = UnsafeBufferPointer<Double>(start: nil, count: 0)
      func context() -> EvaluationContext { EvaluationContext(limits: limits, random: RandomSource(seed: 1)) }
      var (first, second, third, fourth) = (context(), context(), context(), context())
      let others = [
        (try? Machine.evaluate(executable, none, in: &second)) != nil,
        Machine.registerValue(executable.program, [Double](), in: &third) != nil,
        Machine.registerValue(executable.program, [MarkedDecimal](), in: &fourth) != nil,
      ]
      return (
        (try? ReferenceMachine.run(executable.program, none, mode: .careful, in: &first)) != nil, others.count { $0 }
      )
    }
    var enough = 0
    while enough < 100_000, !ends({ $0.steps = enough }).reference {
      #expect(ends { $0.steps = enough }.others == 0, "\(enough) steps")
      enough += 1
    }
    #expect(enough > 0 && ends { $0.steps = enough } == (true, 3))
    for depth in 0..<25 {
      let (reference, others) = ends { $0.callDepth = depth }
      #expect(others == (reference ? 3 : 0), "\(depth) calls")
    }
    for values in 0..<120 {
      let (reference, others) = ends { $0.callValues = values }
      // Native code may find room where the reference machine finds none.
      #expect(reference ? others == 3 : others <= 1, "\(values) values")
    }
  }

  @Test("a cancelled run ends with the error that says so")
  func cancellation() throws {
    let program = try Formula("sum(k, 1, 1e9, k)").program
    var limits = Limits()
    limits.steps = .max
    var context = EvaluationContext(limits: limits, random: RandomSource(seed: 1))
    context.isCancelled = { true }
    let error = #expect(throws: FormulaError.self) {
      try ReferenceMachine.run(program, UnsafeBufferPointer<Double>(start: nil, count: 0), mode: .ieee, in: &context)
    }
    #expect(error?.kind == .cancelled)
  }
}
