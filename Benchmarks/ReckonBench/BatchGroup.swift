import Foundation
import Reckon

/// Evaluation over columns, in one thread and two, against evaluation row by row.
enum BatchGroup {
  private static let rowCount = 1_000_000

  static func run(_ options: Options, _ report: (Measurement) -> Void) throws {
    let rows = Rows()
    // The rows again and again, as columns.
    let columns = Row.names.indices.map { name in
      let column = UnsafeMutableBufferPointer<Double>.allocate(capacity: rowCount)
      for row in 0..<rowCount { column.initializeElement(at: row, to: rows.inputs(row % Rows.count)[name]) }
      return column
    }
    let output = UnsafeMutableBufferPointer<Double>.allocate(capacity: rowCount)
    output.initialize(repeating: 0)
    defer {
      output.deallocate()
      for column in columns { column.deallocate() }
    }
    for workload in Workloads.batch { report(try measure(workload, rows, columns, output, options.rounds)) }
  }

  private static func measure(
    _ workload: Workload, _ rows: Rows, _ columns: [UnsafeMutableBufferPointer<Double>], _ output: UnsafeMutableBufferPointer<Double>,
    _ rounds: Int
  ) throws -> Measurement {
    let formula = try ScalarGroup.formula(workload)
    let inputs = columns.map { Column(UnsafeBufferPointer($0)) }
    try formula.evaluate(columns: inputs, into: output)
    for row in 0..<rowCount where try output[row] != formula.evaluate(rows.inputs(row % Rows.count)) {
      throw BenchmarkError("\(workload.name): \(output[row]) in row \(row), unlike the row by itself")
    }
    func evaluate(_ policy: ErrorPolicy, threads: Int) {
      _ = try? formula.evaluate(columns: inputs, into: output, policy: policy, threads: threads)
    }
    var ns = Stopwatch.measure(
      [
        Contestant("reckon", count: rowCount) { evaluate(.strict, threads: 1) },
        Contestant("ieee", count: rowCount) { evaluate(.ieee, threads: 1) },
        Contestant("rows", count: rowCount) {
          for row in 0..<rowCount { output[row] = (try? formula.evaluate(rows.inputs(row % Rows.count))) ?? .nan }
        },
      ], rounds: rounds)
    let byWall = Stopwatch.measure(
      [
        Contestant("one thread", count: rowCount) { evaluate(.strict, threads: 1) },
        Contestant("two threads", count: rowCount) { evaluate(.strict, threads: 2) },
      ], rounds: rounds, byWall: true)
    ns.merge(byWall) { first, _ in first }
    return Measurement(
      group: "batch", workload, ns, ratios: [Ratio("reckon", "rows"), Ratio("reckon", "ieee"), Ratio("two threads", "one thread")])
  }
}
