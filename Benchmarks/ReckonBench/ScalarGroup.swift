import Foundation
import Reckon

/// Evaluations one by one: strict and not, against native code and the reference machine.
enum ScalarGroup {
  static func run(_ options: Options, _ report: (Measurement) -> Void) throws {
    let rows = Rows()
    for workload in Workloads.scalar where options.match.map(workload.name.contains) ?? true {
      report(try measure(workload, rows, options.rounds))
    }
  }

  static func formula(_ workload: Workload) throws -> Formula {
    try Formula(workload.formula, variables: Row.names, options: Formula.Options(angleUnit: .radians))
  }

  /// The sum of a formula's values over all rows, after they have been held against native code.
  static func check(_ workload: Workload, _ rows: Rows) throws -> Double {
    let formula = try formula(workload)
    var sum = 0.0
    for index in 0..<Rows.count {
      let expected = workload.native(rows[index])
      let value = try formula.evaluate(rows.inputs(index))
      guard abs(value - expected) <= 1e-12 * max(1, abs(expected)) else {
        throw BenchmarkError("\(workload.name): \(value) where native code gives \(expected), at \(Array(rows.inputs(index)))")
      }
      sum += value
    }
    return sum
  }

  private static func measure(_ workload: Workload, _ rows: Rows, _ rounds: Int) throws -> Measurement {
    _ = try check(workload, rows)
    let formula = try formula(workload)
    let results = UnsafeMutablePointer<Double>.allocate(capacity: Rows.count)
    results.initialize(repeating: 0, count: Rows.count)
    defer { results.deallocate() }
    let native = workload.native
    let ns = Stopwatch.measure(
      [
        Contestant("reckon", count: Rows.count) {
          for index in 0..<Rows.count { results[index] = (try? formula.evaluate(rows.inputs(index))) ?? .nan }
        },
        Contestant("ieee", count: Rows.count) {
          for index in 0..<Rows.count { results[index] = (try? formula.evaluate(rows.inputs(index), options: .ieee)) ?? .nan }
        },
        Contestant("native", count: Rows.count) { for index in 0..<Rows.count { results[index] = native(rows[index]) } },
        Contestant("reference", count: Rows.count) {
          for index in 0..<Rows.count { results[index] = formula.referenceValue(rows.inputs(index)) }
        },
      ], rounds: rounds)
    return Measurement(group: "scalar", workload, ns, ratios: [Ratio("reckon", "native"), Ratio("reckon", "ieee")])
  }
}

struct BenchmarkError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
