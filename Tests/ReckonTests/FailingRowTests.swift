import Reckon
import Testing

/// Rows that fail are known to fail without running each again; these hold what is found to evaluation row by row.
@Suite("Rows that fail, in columns")
struct FailingRowTests {
  static let specials: [Double] = [
    0, -0.0, 1, -1, 2.5, -7, 1e300, -1e300, 1e-300, .infinity, -.infinity, .nan, 710, 1e17,
  ]

  @Test(
    "each row fails or has a value as by itself, inputs that are not finite included",
    arguments: [
      "1/x", "sqrt(x) + y", "ln(x)*y", "min(1, 1/x) + y", "x > y ? 1/x : sqrt(y)", "x == 0 ? 1/0 : y", "exp(x)*y",
      "x*y*x",
      "sum(k, 1, 3, x/(y - k))", "f(a) = 1/a; f(x) + f(y)", "x + inf", "if(x > 0, ln(x), 0) + atan(1/y)", "sin(x)/y",
      "max(x, sqrt(y))",
      "mod(x, y)", "sum(k, 1, x, k)",
    ])
  func rows(_ text: String) throws {
    let formula = try Formula(text, variables: ["x", "y"])
    // Every pair, in an order that mixes rows that fail with others, and long enough for chunks and the rest of one.
    var rows: [(Double, Double)] = []
    for shift in 0..<7 {
      for (index, x) in Self.specials.enumerated() {
        for y in Self.specials.indices {
          rows.append((x, Self.specials[(y * 5 + index + shift) % Self.specials.count]))
        }
      }
    }
    let finite = rows.filter { $0.0.isFinite && $0.1.isFinite }
    for rows in [rows, finite, finite.reversed(), Array(finite.prefix(13))] {
      let (x, y) = (rows.map(\.0), rows.map(\.1))
      var values = [Double](repeating: 7, count: rows.count)
      var failures = [Bool](repeating: true, count: rows.count)
      let report = try x.withUnsafeBufferPointer { x in
        try y.withUnsafeBufferPointer { y in
          try values.withUnsafeMutableBufferPointer { values in
            try failures.withUnsafeMutableBufferPointer {
              try formula.evaluate(columns: [InputColumn(x), InputColumn(y)], into: values, failures: $0)
            }
          }
        }
      }
      var first: (row: Int, error: FormulaError)?
      var count = 0
      for row in rows.indices {
        let alone = Result { () throws(FormulaError) in try formula.evaluate(x[row], y[row]) }
        switch alone {
        case .success(let value):
          #expect(
            !failures[row] && (values[row].bitPattern == value.bitPattern || values[row].isNaN && value.isNaN),
            "row \(rows[row])")
        case .failure(let error):
          #expect(failures[row] && values[row].isNaN, "row \(rows[row])")
          count += 1
          if first == nil { first = (row, error) }
        }
      }
      #expect(
        report.failureCount == count && report.firstFailure?.row == first?.row
          && report.firstFailure?.error == first?.error)
    }
  }

  @Test(
    "chunks without failing rows between chunks with many give all their values",
    arguments: ["1/x", "ln(x)", "log2(x)", "exp(1000 - 999*x)"])
  func stretches(_ text: String) throws {
    let formula = try Formula(text, variables: ["x"])
    // 0 has no inverse and no logarithm, and e^1000 is no double. 1 gives 1 or 0, or e.
    let fails = { (row: Int) in (300..<700).contains(row) && row % 2 == 0 || row == 2500 || row >= 4000 }
    let x = (0..<5000).map { fails($0) ? 0.0 : 1.0 }
    let result = try formula.evaluate(columns: [x])
    let expected = text == "1/x" ? 1 : text.hasPrefix("exp") ? 0x1.5bf0a8b145769p+1 : 0
    #expect(result.values.indices.allSatisfy { fails($0) ? result.values[$0].isNaN : result.values[$0] == expected })
    #expect(result.report.failureCount == 200 + 1 + 1000 && result.report.firstFailure?.row == 300)
  }

  @Test("a sum whose lost part lifts it over the largest number is an error, not infinity")
  func overflowAtTheEnd() throws {
    // The largest double and twice a quarter of its last place: half a place, which rounds up to infinity.
    let formula = try Formula("sum(k, 1, 3, k == 1 ? x : y)", variables: ["x", "y"])
    let quarter = Double.greatestFiniteMagnitude.ulp / 4
    #expect(throws: FormulaError.self) { try formula.evaluate(.greatestFiniteMagnitude, quarter) }
    #expect(try formula.evaluate(.greatestFiniteMagnitude, quarter, options: .ieee) == .infinity)
  }
}
