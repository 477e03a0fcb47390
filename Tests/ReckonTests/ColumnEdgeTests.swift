import Reckon
import Testing

/// Where chunks, blocks and columns end.
@Suite("Columns, at their edges")
struct ColumnEdgeTests {
  /// What an evaluation reports of a column that is 1 but in one row.
  static func report(_ formula: Formula, count: Int, failing: Int, threads: Int = 1) throws -> (BatchReport, [Double]) {
    var x = [Double](repeating: 1, count: count)
    x[failing] = 0
    var values = [Double](repeating: 7, count: count)
    let report = try x.withUnsafeBufferPointer { x in
      try values.withUnsafeMutableBufferPointer {
        try formula.evaluate(columns: [InputColumn(x)], into: $0, threads: threads)
      }
    }
    return (report, values)
  }

  @Test(
    "a row that fails is found wherever it stands in a column of any length",
    arguments: [
      "1/x", "sqrt(x - 0.5) + 1", "min(2, 1/x)", "x == 1 ? 1 : min(2, 1/x)", "x > -1 ? (x == 1 ? 1 : min(2, 1/x)) : 3",
    ])
  func failingRows(_ text: String) throws {
    let formula = try Formula(text, variables: ["x"])
    let fine = try formula.evaluate(1)
    for count in Array(1...40) + [255, 256, 257, 264, 511, 512, 513, 520, 1_031] {
      for failing in 0..<count where count <= 40 || failing % 8 == 7 || failing + 10 > count {
        let (report, values) = try Self.report(formula, count: count, failing: failing)
        #expect(report.failureCount == 1 && report.firstFailure?.row == failing, "row \(failing) of \(count)")
        #expect(
          values.indices.allSatisfy { $0 == failing ? values[$0].isNaN : values[$0] == fine },
          "row \(failing) of \(count)")
      }
    }
  }

  @Test("an integral whose body has no value at a point has one behind a row that fails, as before it")
  func searches() throws {
    let formula = try Formula("integral((v == 2 ? 1/(v - 2) : 1), v, 1, 3) + sqrt(y)", variables: ["y"])
    let result = try formula.evaluate(columns: [[4, -1, 4, 9]])
    #expect(result.values[0] == 4 && result.values[1].isNaN && result.values[2...] == [4, 5])
    #expect(result.report.failureCount == 1)
  }

  @Test("the first of many rows that fail is told, whichever thread finds it")
  func firstFailure() throws {
    let formula = try Formula("1/x", variables: ["x"])
    let count = 1 << 19
    let x = (0..<count).map { $0 % 4_096 == 4_000 ? 0.0 : 1.0 }
    var values = x
    for _ in 0..<8 {
      let report = try x.withUnsafeBufferPointer { x in
        try values.withUnsafeMutableBufferPointer {
          try formula.evaluate(columns: [InputColumn(x)], into: $0, threads: 4)
        }
      }
      #expect(report.failureCount == 128 && report.firstFailure?.row == 4_000)
    }
  }

  @Test("floats and doubles in records are read with their stride", arguments: 1...4)
  func strides(_ stride: Int) throws {
    let formula = try Formula("x + 2*y", variables: ["x", "y"])
    let count = 300
    let narrow = (0..<count * stride).map { Float($0) }
    let wide = (0..<count * stride).map { Double($0) + 0.5 }
    var values = [Double](repeating: 0, count: count)
    try narrow.withUnsafeBufferPointer { narrow in
      try wide.withUnsafeBufferPointer { wide in
        try values.withUnsafeMutableBufferPointer { values in
          _ = try formula.evaluate(
            columns: [InputColumn(narrow, stride: stride), InputColumn(wide, stride: stride)], into: values)
        }
      }
    }
    #expect(values == (0..<count).map { Double(3 * $0 * stride) + 1 })
  }

  @Test("results take the place of inputs, and rows that fail are still judged by what the inputs were")
  func inPlace() throws {
    let formula = try Formula("1/x + 1", variables: ["x"])
    let failing = [3, 300, 998]
    var memory = (0..<1_000).map { failing.contains($0) ? 0 : Double($0 + 1) }
    let report = try memory.withUnsafeMutableBufferPointer { memory in
      try formula.evaluate(columns: [InputColumn(UnsafeBufferPointer(memory))], into: memory)
    }
    #expect(report.failureCount == 3 && report.firstFailure?.row == 3)
    #expect(
      memory.indices.allSatisfy { failing.contains($0) ? memory[$0].isNaN : memory[$0] == 1 / Double($0 + 1) + 1 })
  }

  @Test("a run knows nothing of the columns of the run before, whose memory it takes over")
  func repeatedRuns() throws {
    let formula = try Formula("x*y + (x > 3 ? min(2, y/(x - 5)) : 1)", variables: ["x", "y"])
    let x = (0..<40).map { Double($0) + 0.5 }
    var values = [Double](repeating: 0, count: 40)
    let one: (Double) -> Double = { 3 * $0 + 1 }
    let both = x.map { x in x * 2 + (x > 3 ? min(2, 2 / (x - 5)) : 1) }
    for _ in 0..<3 {
      try x.withUnsafeBufferPointer { x in
        try values.withUnsafeMutableBufferPointer {
          _ = try formula.evaluate(columns: [InputColumn(uniform: 3), InputColumn(x)], into: $0)
        }
        #expect(values == x.map(one))
        try values.withUnsafeMutableBufferPointer {
          _ = try formula.evaluate(columns: [InputColumn(x), InputColumn(uniform: 2)], into: $0)
        }
        #expect(values == both)
      }
    }
  }
}
