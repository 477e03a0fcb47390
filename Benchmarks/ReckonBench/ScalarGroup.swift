import Foundation
import Reckon

/// Evaluations one by one: strict and not, against native code and the reference machine.
struct ScalarGroup {
  let rows: Rows
  let rounds: Int

  func run(_ report: (Measurement) -> Void) throws {
    for workload in Workloads.scalar { report(try measure(workload)) }
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
      let value = try formula.evaluate(rows.inputs(index), policy: .ieee)
      guard value == expected || abs(value - expected) <= 1e-12 * max(1, abs(expected)) || value.isNaN && expected.isNaN else {
        throw BenchmarkError("\(workload.name): \(value) where native code gives \(expected), at \(Array(rows.inputs(index)))")
      }
      sum += value.isNaN ? 0 : value
    }
    return sum
  }

  private func measure(_ workload: Workload) throws -> Measurement {
    _ = try Self.check(workload, rows)
    let formula = try Self.formula(workload)
    let results = UnsafeMutablePointer<Double>.allocate(capacity: Rows.count)
    results.initialize(repeating: 0, count: Rows.count)
    defer { results.deallocate() }
    let native = workload.native
    func evaluate(_ policy: ErrorPolicy) {
      for index in 0..<Rows.count { results[index] = (try? formula.evaluate(rows.inputs(index), policy: policy)) ?? .nan }
    }
    let ns = Stopwatch.measure(
      [
        Contestant("reckon", count: Rows.count) { evaluate(.strict) },
        Contestant("ieee", count: Rows.count) { evaluate(.ieee) },
        Contestant("native", count: Rows.count) { for index in 0..<Rows.count { results[index] = native(rows[index]) } },
        Contestant("reference", count: Rows.count) {
          for index in 0..<Rows.count { results[index] = formula.referenceValue(rows.inputs(index)) }
        },
      ], rounds: rounds)
    return Measurement(group: "scalar", name: workload.name, formula: workload.formula, ns: ns)
  }
}

struct BenchmarkError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
