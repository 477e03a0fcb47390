import Foundation
import Reckon

/// Evaluation over columns, in one thread and two, against evaluation row by row.
enum BatchGroup {
  private static let rowCount = 1_000_000

  static func run(_ options: Options, _ report: (Measurement) -> Void) throws {
    try withColumns(rowCount) { rows, columns, output in
      for workload in chosen(options) { report(try measure("batch", workload, rows, columns, output, options.rounds)) }
      if options.match != nil { return }
      for text in functions { report(try measureFunctions(text, rows, columns, output, options.rounds)) }
      report(try measureShortColumns(columns, output, options.rounds))
      for text in ["sqrt(x)", "1/x", "ln(x)*2 + 1", "Σ(k, 1, 3, sqrt(x))"] {
        report(try measureFailures(text, output, options.rounds))
      }
    }
  }

  /// The same workloads over columns that fit into the caches, where memory does not hide what the code costs.
  static func runCached(_ options: Options, _ report: (Measurement) -> Void) throws {
    try withColumns(16_384) { rows, columns, output in
      for workload in chosen(options) { report(try measure("cached", workload, rows, columns, output, options.rounds)) }
    }
  }

  private static func chosen(_ options: Options) -> [Workload] {
    Workloads.batch.filter { options.match.map($0.name.contains) ?? true }
  }

  /// The rows again and again as columns, and a column for results.
  private static func withColumns(
    _ count: Int,
    _ body: (Rows, [UnsafeMutableBufferPointer<Double>], UnsafeMutableBufferPointer<Double>) throws -> Void
  ) throws {
    let rows = Rows()
    let columns = Row.names.indices.map { name in
      let column = UnsafeMutableBufferPointer<Double>.allocate(capacity: count)
      for row in 0..<count { column.initializeElement(at: row, to: rows.inputs(row % Rows.count)[name]) }
      return column
    }
    let output = UnsafeMutableBufferPointer<Double>.allocate(capacity: count)
    output.initialize(repeating: 0)
    defer {
      output.deallocate()
      for column in columns { column.deallocate() }
    }
    try body(rows, columns, output)
  }

  /// Formulas of functions, with angles in degrees.
  private static let functions = [
    "sin(x)", "cos(90*y)", "tan(x)", "asin(x/4)", "acos(x/4)", "atan(x)", "atan2(y, x)", "sinh(x)", "tanh(x)",
    "cbrt(x)", "x^y", "e^x",
    "exp10(x)",
    "log(1+x, b)", "floor(10*x)", "round(10*x)", "100*x mod 7", "rem(100*x, 7)", "a*sin(x)^2 + floor(b*c) + y^1.5",
  ]

  private static func measureFunctions(
    _ text: String, _ rows: Rows, _ columns: [UnsafeMutableBufferPointer<Double>],
    _ output: UnsafeMutableBufferPointer<Double>,
    _ rounds: Int
  ) throws -> Measurement {
    let formula = try Formula(text, variables: Row.names)
    let inputs = columns.map { InputColumn(UnsafeBufferPointer($0)) }
    try formula.evaluate(columns: inputs, into: output)
    for row in 0..<Rows.count where try output[row] != formula.evaluate(rows.inputs(row)) {
      throw BenchmarkError("\(text): \(output[row]) in row \(row), unlike the row by itself")
    }
    let ns = Stopwatch.measure(
      [
        Contestant("reckon", count: rowCount) { _ = try? formula.evaluate(columns: inputs, into: output) },
        Contestant("rows", count: rowCount) {
          for row in 0..<rowCount { output[row] = (try? formula.evaluate(rows.inputs(row % Rows.count))) ?? .nan }
        },
      ], rounds: rounds)
    return Measurement(
      group: "batch", name: "in degrees: \(text)", formula: text, ns: ns, ratios: [Ratio("reckon", "rows")])
  }

  /// A call for few rows: what it costs before the first.
  private static func measureShortColumns(
    _ columns: [UnsafeMutableBufferPointer<Double>], _ output: UnsafeMutableBufferPointer<Double>, _ rounds: Int
  ) throws -> Measurement {
    let formula = try Formula("a+b*c", variables: Row.names)
    let inputs = columns.map { InputColumn(UnsafeBufferPointer(rebasing: $0[..<16])) }
    let few = UnsafeMutableBufferPointer(rebasing: output[..<16])
    let ns = Stopwatch.measure(
      [
        Contestant("reckon", count: 10_000) {
          for _ in 0..<10_000 { _ = try? formula.evaluate(columns: inputs, into: few) }
        }
      ], rounds: rounds)
    return Measurement(group: "batch", name: "a call for 16 rows", formula: "a+b*c", ns: ns)
  }

  /// Columns of which no row fails and half of the rows do, in no order that a processor foresees.
  private static func measureFailures(_ text: String, _ output: UnsafeMutableBufferPointer<Double>, _ rounds: Int)
    throws -> Measurement
  {
    let formula = try Formula(text, variables: ["x"])
    var random = RandomSource(seed: 1)
    let fine = (0..<rowCount).map { _ in random.unit() + 0.5 }
    // 0 has no inverse and no logarithm, and a number below 0 no root.
    let failing = text.contains("sqrt") ? -1.0 : 0
    let half = fine.map { $0 < 1 ? failing : $0 }
    func evaluate(_ values: [Double]) -> BatchReport? {
      values.withUnsafeBufferPointer { try? formula.evaluate(columns: [InputColumn($0)], into: output) }
    }
    let expected = half.count { $0 == failing }
    guard evaluate(fine)?.failureCount == 0, evaluate(half)?.failureCount == expected else {
      throw BenchmarkError("\(text): other rows fail than do")
    }
    let ns = Stopwatch.measure(
      [
        Contestant("none fails", count: rowCount) { _ = evaluate(fine) },
        Contestant("half fail", count: rowCount) { _ = evaluate(half) },
      ], rounds: rounds)
    return Measurement(
      group: "batch", name: "half of the rows fail: \(text)", formula: text, ns: ns,
      ratios: [Ratio("half fail", "none fails")])
  }

  private static func measure(
    _ group: String, _ workload: Workload, _ rows: Rows, _ columns: [UnsafeMutableBufferPointer<Double>],
    _ output: UnsafeMutableBufferPointer<Double>, _ rounds: Int
  ) throws -> Measurement {
    let rowCount = output.count
    let formula = try ScalarGroup.formula(workload.formula)
    let inputs = columns.map { InputColumn(UnsafeBufferPointer($0)) }
    try formula.evaluate(columns: inputs, into: output)
    for row in 0..<rowCount where try output[row] != formula.evaluate(rows.inputs(row % Rows.count)) {
      throw BenchmarkError("\(workload.name): \(output[row]) in row \(row), unlike the row by itself")
    }
    let (steps, four) = (
      try ScalarGroup.formula(workload.formula, usesNativeCode: false), try ScalarGroup.formula(workload.formula)
    )
    _ = four.prepareRows(lanes: 4)
    func evaluate(_ policy: ErrorPolicy, threads: Int) {
      _ = try? formula.evaluate(
        columns: inputs, into: output, threads: threads, options: EvaluationOptions(policy: policy))
    }
    var ns = Stopwatch.measure(
      [
        Contestant("reckon", count: rowCount) { evaluate(.strict, threads: 1) },
        Contestant("ieee", count: rowCount) { evaluate(.ieee, threads: 1) },
        Contestant("four lanes", count: rowCount) { _ = try? four.evaluate(columns: inputs, into: output) },
        Contestant("steps", count: rowCount) { _ = try? steps.evaluate(columns: inputs, into: output) },
        Contestant("rows", count: rowCount) {
          for row in 0..<rowCount { output[row] = (try? formula.evaluate(rows.inputs(row % Rows.count))) ?? .nan }
        },
      ], rounds: rounds)
    let byWall = Stopwatch.measure(
      [
        Contestant("one thread", count: rowCount) { evaluate(.strict, threads: 1) },
        Contestant("two threads", count: rowCount) { evaluate(.strict, threads: 2) },
      ], rounds: rounds, clock: Stopwatch.wallTime)
    ns.merge(byWall) { first, _ in first }
    return Measurement(
      group: group, workload, ns,
      ratios: [
        Ratio("reckon", "rows"), Ratio("reckon", "ieee"), Ratio("reckon", "four lanes"), Ratio("reckon", "steps"),
        Ratio("two threads", "one thread"),
      ])
  }
}
