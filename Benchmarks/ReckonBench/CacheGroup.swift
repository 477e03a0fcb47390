import Reckon

/// An engine's caches: programs found by their text, results found by their inputs, and what looking costs where it
/// does not help.
enum CacheGroup {
  static func run(_ options: Options, _ report: (Measurement) -> Void) throws {
    let rows = Rows()
    for workload in [Workloads.scalar[0], Workloads.scalar[4], Workloads.scalar[11]] {
      report(try programs(workload, options.rounds))
    }
    try results(rows, options.rounds).forEach(report)
    for workload in Workloads.scalar { report(try bypass(workload, rows, options.rounds)) }
  }

  /// A program found, against the same compiled anew.
  private static func programs(_ workload: Workload, _ rounds: Int) throws -> Measurement {
    let formulaOptions = Formula.Options(angleUnit: .radians)
    let engine = Engine(options: formulaOptions)
    for other in Workloads.scalar { _ = try engine.formula(other.formula, variables: Row.names) }
    let text = workload.formula
    let names = Row.names
    let ns = Stopwatch.measure(
      [
        Contestant("reckon", count: 100) { for _ in 0..<100 { _ = try? engine.formula(text, variables: names) } },
        Contestant("compiled", count: 1) { _ = try? Formula(text, variables: names, options: formulaOptions) },
      ], rounds: rounds)
    return Measurement(
      group: "cache", name: "program: \(workload.name)", formula: text, ns: ns, ratios: [Ratio("reckon", "compiled")])
  }

  /// A costly formula whose inputs come again, always and never.
  private static func results(_ rows: Rows, _ rounds: Int) throws -> [Measurement] {
    let text = "sum(k, 1, 20, sqrt(k*a+b))"
    let names = Array(Row.names.prefix(2))
    let kept = try Engine().formula(text, variables: names)
    let anew = try Engine(resultCaching: .off).formula(text, variables: names)
    let results = UnsafeMutablePointer<Double>.allocate(capacity: Rows.count)
    results.initialize(repeating: 0, count: Rows.count)
    let inputs = UnsafeMutableBufferPointer<Double>.allocate(capacity: 2 * Rows.count)
    inputs.initialize(repeating: 0)
    defer {
      results.deallocate()
      inputs.deallocate()
    }
    func evaluate(_ formula: Formula, repeating: Bool) -> () -> Void {
      {
        for index in 0..<Rows.count {
          let start = inputs.baseAddress.map { $0 + 2 * (repeating ? index & 15 : index) }
          // Each time round, the inputs are new.
          if !repeating { inputs[2 * index] += 1 }
          results[index] = (try? formula.evaluate(UnsafeBufferPointer(start: start, count: 2))) ?? .nan
        }
      }
    }
    for index in 0..<2 * Rows.count { inputs[index] = Double(index) }
    return [("results: inputs that come again", true), ("results: inputs that do not", false)].map { name, repeating in
      let ns = Stopwatch.measure(
        [
          Contestant("reckon", count: Rows.count, evaluate(kept, repeating: repeating)),
          Contestant("off", count: Rows.count, evaluate(anew, repeating: repeating)),
        ], rounds: rounds)
      return Measurement(group: "cache", name: name, formula: text, ns: ns, ratios: [Ratio("reckon", "off")])
    }
  }

  /// The scalar workloads, whose inputs hardly ever come again, with the results' cache on and off.
  private static func bypass(_ workload: Workload, _ rows: Rows, _ rounds: Int) throws -> Measurement {
    let formulaOptions = Formula.Options(angleUnit: .radians)
    let kept = try Engine(options: formulaOptions).formula(workload.formula, variables: Row.names)
    let anew = try Engine(options: formulaOptions, resultCaching: .off).formula(workload.formula, variables: Row.names)
    let results = UnsafeMutablePointer<Double>.allocate(capacity: Rows.count)
    results.initialize(repeating: 0, count: Rows.count)
    defer { results.deallocate() }
    func evaluate(_ formula: Formula) -> () -> Void {
      { for index in 0..<Rows.count { results[index] = (try? formula.evaluate(rows.inputs(index))) ?? .nan } }
    }
    let ns = Stopwatch.measure(
      [Contestant("reckon", count: Rows.count, evaluate(kept)), Contestant("off", count: Rows.count, evaluate(anew))],
      rounds: rounds)
    return Measurement(group: "cache", workload, ns, ratios: [Ratio("reckon", "off")])
  }
}
