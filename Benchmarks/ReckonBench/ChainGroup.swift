import Reckon

/// Evaluations of which each takes the result of the one before as its first input: what is measured is how long a
/// value is on its way.
enum ChainGroup {
  /// Each keeps its first input within bounds.
  private static let workloads = [
    Workload("a*0.5+b") { $0.a * 0.5 + $0.b },
    Workload("(a+b)*(c-a*0.25)/4") { ($0.a + $0.b) * ($0.c - $0.a * 0.25) / 4 },
    Workload("b/(a+c)") { $0.b / ($0.a + $0.c) },
    Workload("((0.01*a+0.02)*a+0.03)*a+b", name: "Horner of degree 3") {
      ((0.01 * $0.a + 0.02) * $0.a + 0.03) * $0.a + $0.b
    },
    Workload("sqrt(a+b)") { ($0.a + $0.b).squareRoot() },
  ]

  static func run(_ options: Options, _ report: (Measurement) -> Void) throws {
    let rows = Rows()
    for workload in workloads { report(try measure(workload, rows, options.rounds)) }
  }

  private static func measure(_ workload: Workload, _ rows: Rows, _ rounds: Int) throws -> Measurement {
    let formula = try ScalarGroup.formula(workload.formula)
    let native = workload.native
    let record = UnsafeMutableBufferPointer<Double>.allocate(capacity: Row.names.count)
    record.initialize(repeating: 1)
    defer { record.deallocate() }
    let inputs = UnsafeBufferPointer(record)
    let row = Row(values: UnsafePointer(record.baseAddress ?? rows.values))
    func chain(_ next: () -> Double) {
      for index in 0..<Rows.count {
        let fresh = rows[index]
        (record[1], record[2]) = (fresh.b, fresh.c)
        record[0] = next()
      }
    }
    record[0] = 1
    chain { (try? formula.evaluate(inputs)) ?? .nan }
    let value = record[0]
    record[0] = 1
    chain { native(row) }
    guard abs(value - record[0]) <= 1e-9 * abs(value) else {
      throw BenchmarkError("\(workload.name): \(value), not \(record[0])")
    }
    let ns = Stopwatch.measure(
      [
        Contestant("reckon", count: Rows.count) { chain { (try? formula.evaluate(inputs)) ?? .nan } },
        Contestant("swift", count: Rows.count) { chain { native(row) } },
      ], rounds: rounds)
    return Measurement(group: "chain", workload, ns, ratios: [Ratio("reckon", "swift")])
  }
}
