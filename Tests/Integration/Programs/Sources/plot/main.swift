import Checks
import Reckon

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Ten thousand points of a curve that is not everywhere defined.

var checks = Checks("plot")

do throws(FormulaError) {
  let curve = try Formula("sqrt(x)", variables: ["x"])
  let places = (0..<10_000).map { Double($0 - 5_000) / 500 }
  var heights = [Double](repeating: 0, count: places.count)
  var failures = [Bool](repeating: false, count: places.count)
  var report: BatchReport?

  func sample() throws(FormulaError) {
    try places.withUnsafeBufferPointer { (x) throws(FormulaError) in
      try heights.withUnsafeMutableBufferPointer { (y) throws(FormulaError) in
        try failures.withUnsafeMutableBufferPointer { (failed) throws(FormulaError) in
          report = try curve.evaluate(columns: [InputColumn(x)], into: y, failures: failed)
        }
      }
    }
  }

  var times: [Duration] = []
  for _ in 0..<101 {
    let start = ContinuousClock.now
    try sample()
    times.append(.now - start)
  }
  checks.expect(times, within: .microseconds(300), "10,000 points of sqrt(x), of which half fail")
  checks.expect(report?.failureCount, is: 5_000, "half of the points fail")
  checks.expect(failures[4_999] && !failures[5_000], "the mask tells which")
  checks.expect(heights[5_500], is: 1, "sqrt(1)")
  checks.expect(heights[0].isNaN, "a point that fails has no height")
  if case .domain(let function, let operands, _)? = report?.firstFailure?.error.kind {
    checks.expect(
      function == "sqrt" && operands == [.double(-10)],
      "the first failure says which function, and of what: \(report?.firstFailure?.error.message ?? "")")
  } else {
    checks.expect(false, "the first failure is one of a domain")
  }

  // Runs of points between gaps, as a plot draws them.
  var runs = 0
  for index in heights.indices where heights[index].isFinite && (index == 0 || !heights[index - 1].isFinite) {
    runs += 1
  }
  checks.expect(runs, is: 1, "one run of points to draw")

  // The slope beside the curve, exact, and where both are asked for.
  let slope = try curve.derivative(by: "x")
  checks.expect(try slope.evaluate(4), is: 0.25, "the slope at 4")

  // No point at all, and a column of another length.
  checks.expect(try curve.evaluate(columns: [[]]).values, is: [], "no points")
  do throws(FormulaError) {
    _ = try Formula("x + y").evaluate(columns: [[1, 2], [1]])
    checks.expect(false, "columns of different lengths are refused")
  } catch {
    checks.expect(error.kind, is: .wrongRowCount(expected: 2, found: 1), "columns of different lengths are refused")
  }
} catch {
  checks.expect(false, "no error: \(error)")
}
exit(checks.exitCode())
