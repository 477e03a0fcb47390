import Reckon
import ReckonMachine
import TestDepth
import Testing

/// Choices in native code over columns, of which all sides are computed for all rows, held to the reference machine.
@Suite("Choices over columns")
struct RowChoiceTests {
  static let specials: [Double] = [
    0, -0.0, 1, -1, 2, 3, 0.5, -2.5, 7, 1e308, -1e308, 5e-324, .nan, .infinity, -.infinity,
  ]

  /// A random expression over x, y and z in which choices lie in conditions and sides of others.
  struct Maker {
    var random: RandomSource
    var budget = 24

    mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    mutating func leaf() -> String { ["x", "y", "z", "0", "1", "2.5", "-3", "x*y", "y - z", "x/z", "t"][below(11)] }

    mutating func condition(_ depth: Int) -> String {
      budget -= 1
      if depth > 3 || budget < 0 { return "x < y" }
      switch below(8) {
      case 0: return "(\(condition(depth + 1)) and \(condition(depth + 1)))"
      case 1: return "(\(condition(depth + 1)) or \(condition(depth + 1)))"
      case 2: return "not \(condition(depth + 1))"
      case 3: return value(depth + 1)
      case 4: return "(0 < \(leaf()) <= \(leaf()))"
      default: return "(\(value(depth + 1)) \(["<", "<=", ">", ">=", "==", "!="][below(6)]) \(value(depth + 1)))"
      }
    }

    mutating func value(_ depth: Int) -> String {
      budget -= 1
      if depth > 5 || budget < 0 { return leaf() }
      switch below(9) {
      case 0, 1, 2: return "(\(condition(depth + 1)) ? \(value(depth + 1)) : \(value(depth + 1)))"
      case 3: return "(\(value(depth + 1)) \(["+", "-", "*", "/"][below(4)]) \(value(depth + 1)))"
      case 4: return "\(["sqrt", "ln", "exp", "floor", "abs", "sin"][below(6)])(\(value(depth + 1)))"
      case 5: return "\(["max", "min"][below(2)])(\(value(depth + 1)), \(value(depth + 1)))"
      case 6: return "clamp(\(value(depth + 1)), \(leaf()), \(leaf()))"
      default: return leaf()
      }
    }
  }

  /// The first difference between the rows of native code and the reference machine, errors included.
  ///
  /// - Parameter functions: whether the text's functions stay functions, rather than to become parts of the formula.
  static func difference(
    _ text: String, _ rows: [[Double]], _ policy: ErrorPolicy, functions: Bool = false, isNative: Bool = true
  ) throws -> String? {
    var options = Formula.Options(angleUnit: .radians)
    options.isOptimized = !functions
    let formula = try Formula(text, variables: ["x", "y", "z"], options: options)
    if isNative, !formula.prepareRows(policy: policy) { return "\(text) has no native code" }
    let columns = (0..<3).map { column in rows.map { $0[column] } }
    var values = [Double](repeating: 7, count: rows.count)
    var failures = [Bool](repeating: false, count: rows.count)
    let report = try columns[0].withUnsafeBufferPointer { x in
      try columns[1].withUnsafeBufferPointer { y in
        try columns[2].withUnsafeBufferPointer { z in
          try values.withUnsafeMutableBufferPointer { values in
            try failures.withUnsafeMutableBufferPointer { failures in
              try formula.evaluate(
                columns: [InputColumn(x), InputColumn(y), InputColumn(z)], into: values, failures: failures,
                options: EvaluationOptions(policy: policy))
            }
          }
        }
      }
    }
    var failed = 0
    for (index, row) in rows.enumerated() {
      var context = EvaluationContext(random: RandomSource(seed: 1))
      context.policy = policy
      let mode: ReferenceMachine.Mode = policy == .ieee ? .ieee : .careful
      let expected = row.withUnsafeBufferPointer {
        try? ReferenceMachine.run(formula.program, $0, mode: mode, in: &context)
      }
      guard let expected else {
        failed += 1
        if !failures[index] || !values[index].isNaN {
          return "\(text) at \(row) gives \(values[index]) and fails in one evaluation"
        }
        continue
      }
      let isSame = values[index].bitPattern == expected.bitPattern || values[index].isNaN && expected.isNaN
      if failures[index] || !isSame {
        return "\(text) at \(row) gives \(values[index]), fails \(failures[index]), not \(expected)"
      }
    }
    return report.failureCount == failed ? nil : "\(text) says \(report.failureCount) failures of \(failed)"
  }

  static func rows(_ random: inout RandomSource, isStrict: Bool) -> [[Double]] {
    (0..<67).map { _ in
      (0..<3).map { _ in
        let special = specials[Int.random(in: 0..<specials.count, using: &random)]
        return Int.random(in: 0..<3, using: &random) == 0 && !(isStrict && !special.isFinite)
          ? special : Double.random(in: -4...4, using: &random)
      }
    }
  }

  @Test(
    "random choices within choices have the reference machine's bits and failures",
    .enabled(if: NativeCodeTests.isPossible),
    arguments: 0..<8)
  func random(shard: Int) throws {
    var found: [String] = []
    for number in 0..<Depth.count(quick: 60, full: 1_500) {
      var maker = Maker(random: RandomSource(seed: UInt64(shard * 10_000 + number)))
      let text = "t = x + y; " + maker.value(0)
      for policy in [ErrorPolicy.strict, .ieee] {
        let rows = Self.rows(&maker.random, isStrict: policy == .strict)
        if let difference = try Self.difference(text, rows, policy), found.count < 5 {
          found.append("\(policy): \(difference)")
        }
      }
    }
    #expect(found == [])
  }

  /// A tariff of so many brackets as nested choices.
  static func tariff(_ count: Int) -> String {
    (0..<count).reversed().reduce("x * 0.5") { "x < \(Double($1) - 3) ? x * 0.\(10 + $1) : (\($0))" }
  }

  @Test(
    "tariffs of many brackets, conditions and functions have native code over columns",
    .enabled(if: NativeCodeTests.isPossible),
    arguments: [
      tariff(2), tariff(12), tariff(40), tariff(90),
      "if(x > 0 and y > 0 or z > 0, x*y*z + x*y + 1, x - y - z - 1 - x*z)",
      "x > 0 ? ln(x)*2 + y*3 - z*x : 0",
      "x > 0 ? (y > 0 ? sqrt(x) + sqrt(y) : 1/x + 2/x) : (z > 0 ? exp(z) + sin(z) : cos(y) - 1)",
      "y == 0 ? 0 : x/y + x/(y*y) + z/y + 3*x/y", "exp(-abs(z > 0 ? x/y : 1)) + (x > 1 ? exp(-abs(1/(z - 1))) : 2)",
    ])
  func examples(_ text: String) throws {
    var random = RandomSource(seed: 5)
    for policy in [ErrorPolicy.strict, .ieee] {
      for _ in 0..<4 {
        #expect(try Self.difference(text, Self.rows(&random, isStrict: policy == .strict), policy) == nil)
      }
    }
  }

  @Test("a side that fails fails in the rows that take it, with their error", .enabled(if: NativeCodeTests.isPossible))
  func failingSides() throws {
    let text = "x > 2 ? (y > 1 ? 1/(x - 3) + exp(-abs(1/(y - 2))) : x*y*z + x + y + z) : ln(x) + x*x*y"
    let formula = try Formula(text, variables: ["x", "y", "z"])
    #expect(formula.prepareRows())
    let found = try formula.evaluate(
      columns: [[3, 1, 3, 4, 4, 0, 5], [0, 2, 5, 2, 1, 2, 0], [1, 1, 1, 1, 1, 1, 1]], options: EvaluationOptions())
    let expected: [Double?] = [4, 2, nil, nil, 10, nil, 6]
    #expect(zip(found.values, expected).allSatisfy { value, expected in expected.map { $0 == value } ?? value.isNaN })
    #expect(found.report.failureCount == 3)
    let error = #expect(throws: FormulaError.self) { try formula.evaluate(3, 5, 1) }
    #expect(found.report.firstFailure?.row == 2 && found.report.firstFailure?.error == error)
  }

  // MARK: Functions

  /// Random choices in functions that call each other, and take a value of the formula beside their arguments.
  static func functions(_ maker: inout Maker) -> String {
    var text = "t = x + y; "
    for number in 0..<3 {
      maker.budget = 12
      let call = number == 0 ? "" : "x > 1 ? f\(number - 1)(y, x, z) : "
      text += "f\(number)(x, y, z) = \(call)\(maker.value(2)); "
    }
    maker.budget = 12
    return text + "f2(x, \(maker.value(3)), z) + (y > 0 ? f1(y, z, f0(x, x, y)) : f0(t, 1, z))"
  }

  @Test(
    "choices in functions over columns have the reference machine's bits and failures",
    .enabled(if: NativeCodeTests.isPossible), arguments: [true, false])
  func functions(isNative: Bool) throws {
    var found: [String] = []
    for number in 0..<Depth.count(quick: 60, full: 1_500) {
      var maker = Maker(random: RandomSource(seed: UInt64(90_000 + number)))
      let text = Self.functions(&maker)
      for policy in [ErrorPolicy.strict, .ieee] {
        // Few rows have no steps, and of many that fail later ones are not looked at one by one.
        let rows = (0..<40).flatMap { _ in Self.rows(&maker.random, isStrict: policy == .strict) }
        let difference = try Self.difference(text, rows, policy, functions: true, isNative: isNative)
        if let difference, found.count < 5 { found.append("\(policy): \(difference)") }
      }
    }
    #expect(found == [])
  }

  @Test("a function's truth as a number on a path makes no row fail", .enabled(if: NativeCodeTests.isPossible))
  func truthsOnPaths() throws {
    var options = Formula.Options(angleUnit: .radians)
    options.isOptimized = false
    let formula = try Formula(
      "f0(x) = 1; f1(x, z) = x > 1 ? 5 : ln(-abs(x)); y > 0 ? f1(y, f0(x)) : 2", variables: ["x", "y"], options: options
    )
    #expect(formula.prepareRows())
    let y = (0..<5_000).map { Double($0 % 8) / 2 - 1 }
    let found = try formula.evaluate(columns: [y, y])
    // The logarithm is of a negative number where y is 0.5 or 1.
    #expect(found.report.failureCount == y.count { $0 > 0 && $0 <= 1 })
    #expect(zip(found.values, y).allSatisfy { value, y in y > 0 && y <= 1 ? value.isNaN : value == (y > 1 ? 5 : 2) })
  }

  @Test(
    "functions that call themselves or loop have no code over columns, and others have",
    .enabled(if: NativeCodeTests.isPossible))
  func functionsWithRows() throws {
    var options = Formula.Options()
    options.isOptimized = false
    for (text, has) in [
      ("f(a) = a > 1 ? a*2 : 3; f(x) + f(y)", true), ("f(a) = a*2; g(a) = f(f(a)); g(x) + g(g(y))", true),
      ("f(a) = a <= 1 ? 1 : a*f(a - 1); f(x)", false), ("f(a) = Σ(k, 1, a, k); f(x)", false),
    ] {
      #expect(try Formula(text, variables: ["x", "y"], options: options).prepareRows() == has, "\(text)")
    }
  }

  @Test(
    "calls over columns meet the limits of calls and steps in the row that one evaluation meets them in",
    .enabled(if: NativeCodeTests.isPossible))
  func limits() throws {
    // Three calls within each other: h needs g, which needs f.
    let text = "f(a) = a + 1; g(a) = a > 0 ? f(a)*2 : 0; h(a) = g(a) + 1; h(x)"
    for (kind, most) in [(Limits.Kind.callDepth, 4), (.steps, 60)] {
      var outcomes: Set<String> = []
      for limit in 1...most {
        var options = Formula.Options()
        options.isOptimized = false
        options.limits[kind] = limit
        guard let formula = try? Formula(text, variables: ["x"], options: options) else { continue }
        _ = formula.prepareRows()
        let found = try formula.evaluate(columns: [[-1, 5]], options: EvaluationOptions())
        let single = [-1.0, 5].map { x in try? formula.evaluate(x) }
        let isSame = zip(found.values, single).allSatisfy { value, single in single.map { $0 == value } ?? value.isNaN }
        #expect(isSame, "\(kind) \(limit): \(found.values), not \(single)")
        #expect(found.report.failureCount == single.filter { $0 == nil }.count)
        outcomes.insert("\(single)")
      }
      #expect(outcomes.count == 3, "none, one and both rows within \(kind)")
    }
  }
}
