import Reckon
import Testing

@Suite("Generated programs over columns")
struct ColumnDifferentialTests {
  static let names = ["x", "y", "z"]

  /// The rows of one evaluation over columns, compared with evaluations one by one.
  static func mismatch(
    _ formula: Formula, _ rows: [[Double]], _ policy: ErrorPolicy, _ variant: UInt64, threads: Int = 1
  ) throws -> String? {
    // Values in records, as floats and in place, uniform in all rows.
    let count = rows.count
    let records: [Double] = rows.flatMap { $0 } + [0]
    let narrow: [Float] = rows.map { Float($0[1]) } + [0]
    var output = [Double](repeating: 7, count: count)
    var failures = [Bool](repeating: false, count: count)
    var used = rows
    let report = try output.withUnsafeMutableBufferPointer { output in
      try failures.withUnsafeMutableBufferPointer { failures in
        try records.withUnsafeBufferPointer { records in
          try narrow.withUnsafeBufferPointer { narrow in
            var columns = names.indices.map { index in
              let values = UnsafeBufferPointer<Double>(
                start: records.baseAddress.map { $0 + index }, count: max(0, count * 3 - index))
              return InputColumn(values, stride: 3)
            }
            switch variant {
            case 1:
              for row in 0..<count { output[row] = rows[row][0] }
              columns[0] = InputColumn(UnsafeBufferPointer(output))
            case 2:
              columns[1] = InputColumn(UnsafeBufferPointer<Float>(start: narrow.baseAddress, count: count))
              for row in 0..<count { used[row][1] = Double(narrow[row]) }
            case 3:
              let value = rows.first?[2] ?? 0
              columns[2] = InputColumn(uniform: value)
              for row in 0..<count { used[row][2] = value }
            default: break
            }
            return try formula.evaluate(
              columns: columns, into: output, failures: failures, threads: threads,
              options: EvaluationOptions(policy: policy))
          }
        }
      }
    }
    var expected = BatchExpectation()
    for row in 0..<count {
      let answer = DifferentialTests.answer(formula, used[row], policy)
      expected.note(row, answer)
      let got: DifferentialTests.Answer = failures[row] ? expected.last : .value(output[row])
      if got != answer || failures[row] && !output[row].isNaN {
        return "row \(row) of \(count), \(used[row]): \(got), not \(answer)"
      }
    }
    if report.failureCount != expected.failures { return "\(report.failureCount) failures, not \(expected.failures)" }
    if report.firstFailure?.row != expected.firstRow {
      return "first failure \(String(describing: report.firstFailure))"
    }
    if let first = report.firstFailure, .error(first.error.kind.name, first.error.range) != expected.first {
      return "first failure \(first), not \(expected.first)"
    }
    return nil
  }

  struct BatchExpectation {
    var failures = 0
    var firstRow: Int?
    var first = DifferentialTests.Answer.value(0)
    var last = DifferentialTests.Answer.value(0)

    mutating func note(_ row: Int, _ answer: DifferentialTests.Answer) {
      guard case .error = answer else {
        last = .value(.infinity)
        return
      }
      failures += 1
      last = answer
      if firstRow == nil { (firstRow, first) = (row, answer) }
    }
  }

  @Test(
    "columns of 0 to 17 rows, and now and then of about a chunk, give what their rows give, in every bit, error and place",
    arguments: 0..<DifferentialTests.shards)
  func agree(shard: Int) throws {
    var mismatches = 0
    let count = DifferentialTests.count / 4
    for offset in 0..<count {
      let seed = UInt64(shard * count + offset + 1)
      var generator = ProgramGenerator(seed: seed)
      let text = OraclePrinter.print(generator.program(), seed: seed)
      var options = Formula.Options(angleUnit: AngleUnit.allCases[Int(seed % 3)])
      options.isOptimized = seed % 5 != 0
      let formula = try Formula(text, variables: Self.names, options: options)
      let length = seed % 97 == 0 ? [250, 506][Int(seed / 97 % 2)] + Int(seed / 194 % 14) : Int(seed % 18)
      for policy in [ErrorPolicy.strict, .ieee] {
        if seed % 2 == 0 { _ = formula.prepareRows(policy: policy) }
        let rows = (0..<length).map { _ in (0..<3).map { _ in generator.input(isStrict: policy == .strict) } }
        guard let mismatch = try Self.mismatch(formula, rows, policy, seed / 18 % 4) else { continue }
        mismatches += 1
        if mismatches <= 20 {
          Issue.record("seed \(seed), \(policy), optimised \(options.isOptimized): \(text): \(mismatch)")
        }
      }
    }
    #expect(mismatches == 0)
  }
}
