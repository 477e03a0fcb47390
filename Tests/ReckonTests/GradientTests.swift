import Foundation
import Reckon
import TestDepth
import Testing

@Suite("Value and gradient in one pass")
struct GradientTests {
  private static let formulas = [
    "x^2*y^3 + z", "sin(x*y) / (1 + z^2)", "exp(-x^2 - y^2) * hypot(x, y) + z", "x > y ? x*z : y/z", "sqrt(x) + ln(y)",
    "1/x + 1/(y - z)",
    "Σ(k, 1, 4, x^k*y)", "integral(t^2*x, t, 0, y) * z", "max(x, y, z) - min(x*y, z)", "f(a) = a^2*x; f(y) + f(z)", "x",
    "7 + 0*x",
    "atan2(y, x)^z",
  ]

  private static func points(_ seed: UInt64) -> [[Double]] {
    var random = RandomSource(seed: seed)
    let special = [0.0, -0.0, 1, -1, 1e308, -2, 1e-320]
    return (0..<3).map { _ in
      (0..<700).map { row in
        row % 7 == 3 ? special[Int.random(in: special.indices, using: &random)] : (random.unit() - 0.3) * 4
      }
    }
  }

  private static func bits(_ values: [Double]) -> [UInt64] { values.map { $0.isNaN ? 0 : $0.bitPattern } }

  @Test(
    "the bits are those of the value and of each derivative, at points and over columns", arguments: formulas,
    [ErrorPolicy.strict, .ieee])
  func bits(_ text: String, _ policy: ErrorPolicy) throws {
    let formula = try Formula(text, variables: ["x", "y", "z"], options: Formula.Options(angleUnit: .radians))
    let gradient = try formula.gradient()
    let derivatives = try formula.variables.map { try formula.derivative(by: $0) }
    let columns = Self.points(7)
    let options = EvaluationOptions(policy: policy)
    let all = try gradient.evaluate(columns: columns, threads: 2, options: options)
    var failures = 0
    for row in columns[0].indices {
      let point = columns.map { $0[row] }
      let singles: [Double]?
      do { singles = try ([formula] + derivatives).map { try $0.evaluate(point, options: options) } } catch {
        singles = nil
      }
      let found = all.derivatives.map { $0[row] }
      if let singles {
        let one = try gradient.evaluate(point, options: options)
        #expect(Self.bits([one.value] + one.derivatives) == Self.bits(singles), "\(text) at \(point)")
        #expect(Self.bits([all.values[row]] + found) == Self.bits(singles), "\(text) at \(point)")
      } else {
        failures += 1
        #expect(throws: FormulaError.self) { try gradient.evaluate(point, options: options) }
        #expect(all.values[row].isNaN && found.allSatisfy(\.isNaN), "\(text) at \(point)")
      }
    }
    #expect(all.report.failureCount == failures)
  }

  @Test("inputs may be chosen, and what the parts have in common is computed once")
  func sharing() throws {
    let formula = try Formula(
      "exp(sin(x)*y)", variables: ["x", "y", "unused"], options: Formula.Options(angleUnit: .radians))
    let point = try formula.gradient(by: ["y"]).evaluate(0.5, 2, 3)
    #expect(point.derivatives == [try formula.derivative(by: "y").evaluate(0.5, 2, 3)])
    #expect(try formula.gradient().evaluate(0.5, 2, 3).derivatives[2] == 0)
    let unknown = #expect(throws: FormulaError.self) { try formula.gradient(by: ["z"]) }
    #expect(unknown?.kind.name == "unknownName")
    // In decimals it is computed in doubles.
    let decimal = try Formula("x^2", options: Formula.Options(numberMode: .decimal)).gradient()
    let square = try decimal.evaluate(3)
    #expect(square.value == 9 && square.derivatives == [6])
    let failing = #expect(throws: FormulaError.self) { try Formula("sqrt(x)").gradient().evaluate(0) }
    #expect(failing?.kind.name == "divisionByZero")
    #expect(throws: FormulaError.self) { try formula.gradient().evaluate(columns: [[1], [2], [3, 4]]) }
  }

  @Test("with many inputs the derivatives are those of mathematics, and their work does not grow with the inputs")
  func manyInputs() throws {
    let names = (1...40).map { "x\($0)" }
    let point = names.indices.map { 0.4 + 0.03 * Double($0) }
    // Sixty functions behind a product of forty inputs: followed forward, forty times as many nodes.
    let chain = String(repeating: "sin(", count: 60) + names.joined(separator: "*") + String(repeating: ")", count: 60)
    var options = Formula.Options(angleUnit: .radians)
    options.limits.nodes = 1_500
    let product = try Formula(chain, variables: names, options: options).gradient().evaluate(point)
    var slope = 1.0
    var value = point.reduce(1, *)
    let whole = value
    for _ in 0..<60 {
      slope *= cos(value)
      value = sin(value)
    }
    #expect(abs(product.value - value) <= 1e-15)
    for (derivative, input) in zip(product.derivatives, point) {
      #expect(abs(derivative / (slope * whole / input) - 1) < 1e-13)
    }
    // The derivatives of log-sum-exp are the weights of its terms, which have the sum 1; an angle has its unit's
    // factor.
    let text =
      "ln(" + names.map { "exp(\($0))" }.joined(separator: "+") + ") + stdev(" + names.joined(separator: ",") + ")"
    let gradient = try Formula(text, variables: names).gradient().evaluate(point)
    let total = point.reduce(0) { $0 + exp($1) }
    let mean = point.reduce(0, +) / 40
    let deviation = (point.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 39).squareRoot()
    for (derivative, input) in zip(gradient.derivatives, point) {
      #expect(abs(derivative - (exp(input) / total + (input - mean) / (39 * deviation))) < 1e-15)
    }
    let turned = try Formula(
      "sin(" + names.joined(separator: "-") + ")^2", variables: names, options: Formula.Options(angleUnit: .degrees))
    let angle = point.dropFirst().reduce(point[0], -)
    let expected = sin(2 * angle * .pi / 180) * .pi / 180
    let turnedSlopes = try turned.gradient().evaluate(point).derivatives
    for (index, derivative) in turnedSlopes.enumerated() {
      #expect(abs(derivative - (index == 0 ? expected : -expected)) < 1e-16)
    }
  }

  @Test(
    "choices, loops and largest values among many inputs have the bits of single derivatives, and failures their places"
  )
  func manyInputsForward() throws {
    let names = (1...12).map { "x\($0)" }
    let sum = names.joined(separator: "+")
    let point = names.indices.map { 1 + 0.1 * Double($0) }
    for text in [
      "sin(cos(exp(max(\(names.joined(separator: ","))))))", "exp(x1 > 1 ? \(sum) : 0)",
      "sqrt(ln(Σ(k, 1, 3, k*(\(sum)))))",
    ] {
      let formula = try Formula(text, variables: names)
      #expect(
        try formula.gradient().evaluate(point).derivatives
          == names.map { try formula.derivative(by: $0).evaluate(point) })
    }
    let root = try Formula("sqrt(sqrt(sqrt(\(names.joined(separator: "*")))))", variables: names).gradient()
    let error = #expect(throws: FormulaError.self) { try root.evaluate(names.map { _ in 0 }) }
    #expect(error?.kind.name == "divisionByZero")
    #expect(
      try root.evaluate(columns: names.map { _ in [0, 1] }).derivatives.map { $0[1] } == names.map { _ in 0.125 })
  }

  /// Where a derivative is the value itself, an input, a constant, or the derivative by another input, each column
  /// still has numbers of its own.
  @Test(
    "results that are one value, an input or a constant are columns of their own",
    arguments: [
      "exp(x)", "exp(x+y)", "x*exp(y)", "e^x", "x", "x*y", "3", "x + y", "exp(x)*exp(y)", "2^x", "sqrt(x*y)",
      "exp(exp(x))", "x*x/2 + y",
      "random()*exp(x)", "x > y ? exp(x) : y",
    ], [ErrorPolicy.strict, .ieee])
  func aliases(_ text: String, _ policy: ErrorPolicy) throws {
    for usesNativeCode in [true, false] {
      var settings = Formula.Options(angleUnit: .radians)
      settings.usesNativeCode = usesNativeCode
      let gradient = try Formula(text, variables: ["x", "y"], options: settings).gradient()
      for count in [0, 1, 7, 8, 17, 255, 256, 257, 513] {
        let xs = (0..<count).map { row in Double(row % 97 + 4) / 16 }
        let ys = (0..<count).map { row in Double(row % 89 + 4) / 32 }
        let columns: [[Double]] = [xs, ys]
        for threads in [1, 3] {
          let options = EvaluationOptions(policy: policy, random: RandomSource(seed: 3))
          let all = try gradient.evaluate(columns: columns, threads: threads, options: options)
          var random = RandomSource(seed: 3)
          let wrong = try (0..<count).first { row in
            let options = EvaluationOptions(policy: policy, random: random)
            let one = try gradient.evaluate(columns.map { $0[row] }, options: options)
            if text.contains("random") { _ = random.next() }
            return Self.bits([all.values[row]] + all.derivatives.map { $0[row] })
              != Self.bits([one.value] + one.derivatives)
          }
          #expect(wrong == nil, "\(text), \(count) rows")
        }
      }
    }
  }

  @Test("gradient columns of random formulas have the bits of gradients at points", arguments: 0..<4)
  func randomFormulas(_ shard: Int) throws {
    var random = RandomSource(seed: UInt64(shard) + 101)
    func pick(_ choices: [String]) -> String { choices[Int.random(in: choices.indices, using: &random)] }
    func node(_ depth: Int) -> String {
      if depth == 0 { return pick(["x", "y", "z", "2", "0.5", "x", "y"]) }
      let choice = Int.random(in: 0..<10, using: &random)
      let first = node(depth - 1)
      if choice < 3 {
        return pick(["exp", "sin", "sqrt", "abs", "floor", "round", "sign", "tanh", "frac", "not "]) + "(" + first + ")"
      }
      let second = node(depth - 1)
      if choice < 7 { return "(" + first + pick([" + ", " - ", " * ", " / ", " + ", " * "]) + second + ")" }
      if choice == 7 { return pick(["max", "min", "hypot", "atan2"]) + "(" + first + ", " + second + ")" }
      if choice == 8 { return "(" + first + pick([" > ", " <= ", " mod ", " // "]) + second + ")" }
      return "(" + first + " > " + second + " ? " + node(depth - 1) + " : " + node(depth - 1) + ")"
    }
    let names = ["x", "y", "z"]
    for number in 0..<Depth.count(quick: 12, full: 5_000) {
      let text = node(3)
      var settings = Formula.Options(angleUnit: .radians)
      settings.usesNativeCode = number % 2 == 0
      let gradient = try Formula(text, variables: names, options: settings).gradient()
      let count = [1, 7, 17, 255, 257, 513][number % 6]
      let columns = names.map { _ in (0..<count).map { _ in Double(Int.random(in: -12...12, using: &random)) / 4 } }
      for policy in [ErrorPolicy.strict, .ieee] {
        let options = EvaluationOptions(policy: policy)
        let all = try gradient.evaluate(columns: columns, threads: 1 + number % 3, options: options)
        let wrong = (0..<count).first { row in
          let found = Self.bits([all.values[row]] + all.derivatives.map { $0[row] })
          guard let one = try? gradient.evaluate(columns.map { $0[row] }, options: options) else {
            return found != [0, 0, 0, 0]
          }
          return found != Self.bits([one.value] + one.derivatives)
        }
        #expect(wrong == nil, "\(text) at \(columns.map { $0[wrong ?? 0] })")
      }
    }
  }

  @Test(
    "what the inputs change only by jumps has derivatives of 0, or an error where it jumps, and never ends the process")
  func jumps() throws {
    for text in [
      "round(x, 2)", "floor(x)", "x > 1", "sign(x)", "x // 2", "not x", "1 < x < 3", "x >= 0 and x < 5",
      "trunc(x) + ceil(x)",
    ] {
      let gradient = try Formula(text, variables: ["x", "y"]).gradient()
      #expect(try gradient.evaluate(2.3, 1).derivatives == [0, 0], "\(text)")
      #expect(try gradient.evaluate(columns: [[2.3, 3.7], [1, 1]]).derivatives == [[0, 0], [0, 0]], "\(text)")
    }
    #expect(try Formula("random()", variables: ["x"]).gradient().evaluate(3).derivatives == [0])
    #expect(try Formula("7", variables: ["x"]).gradient().evaluate(3).derivatives == [0])
    let corner = try Formula("abs(x) + floor(y)", variables: ["x", "y"]).gradient()
    let columns = try corner.evaluate(columns: [[-2, 0, 1.5], [0.5, 0.5, 3]])
    #expect(columns.report.failureCount == 2 && columns.report.firstFailure?.row == 1)
    #expect(columns.report.firstFailure?.error.kind == .notDifferentiable)
    #expect(columns.derivatives.map { $0[0] } == [-1, 0])
    let ieee = try corner.evaluate(columns: [[-2, 0], [0.5, 0.5]], options: EvaluationOptions(policy: .ieee))
    #expect(ieee.derivatives[0][0] == -1 && ieee.derivatives[0][1].isNaN && ieee.derivatives[1] == [0, 0])
  }
}
