import Foundation
import Reckon

/// Evaluations one by one: strict and not, against the other machines and the same formula written in Swift.
enum ScalarGroup {
  static func run(_ options: Options, _ report: (Measurement) -> Void) throws {
    let rows = Rows()
    for workload in Workloads.scalar where options.match.map(workload.name.contains) ?? true {
      report(try measure(workload, rows, options.rounds))
    }
  }

  static func formula(_ text: String, usesNativeCode: Bool = true) throws -> Formula {
    var options = Formula.Options(angleUnit: .radians)
    options.usesNativeCode = usesNativeCode
    return try Formula(text, variables: Row.names, options: options)
  }

  /// The sum of a formula's values over all rows, after they have been held against the same formula in Swift.
  static func check(_ workload: Workload, _ rows: Rows) throws -> Double {
    let formula = try formula(workload.formula)
    var sum = 0.0
    for index in 0..<Rows.count {
      let expected = workload.native(rows[index])
      let value = try formula.evaluate(rows.inputs(index))
      guard abs(value - expected) <= 1e-12 * max(1, abs(expected)) else {
        throw BenchmarkError(
          "\(workload.name): \(value) where Swift gives \(expected), at \(Array(rows.inputs(index)))")
      }
      sum += value
    }
    return sum
  }

  private static func measure(_ workload: Workload, _ rows: Rows, _ rounds: Int) throws -> Measurement {
    _ = try check(workload, rows)
    let (steps, formula) = (try formula(workload.formula, usesNativeCode: false), try formula(workload.formula))
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
          for index in 0..<Rows.count {
            results[index] = (try? formula.evaluate(rows.inputs(index), options: .ieee)) ?? .nan
          }
        },
        Contestant("steps", count: Rows.count) {
          for index in 0..<Rows.count { results[index] = (try? steps.evaluate(rows.inputs(index))) ?? .nan }
        },
        Contestant("swift", count: Rows.count) { for index in 0..<Rows.count { results[index] = native(rows[index]) } },
        Contestant("reference", count: Rows.count) {
          for index in 0..<Rows.count { results[index] = formula.referenceValue(rows.inputs(index)) }
        },
      ], rounds: rounds)
    return Measurement(
      group: "scalar", workload, ns,
      ratios: [Ratio("reckon", "swift"), Ratio("reckon", "steps"), Ratio("reckon", "ieee")])
  }
}

struct BenchmarkError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
