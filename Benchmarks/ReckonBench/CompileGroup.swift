import Reckon

/// Parsing, compiling and verifying.
enum CompileGroup {
  static func run(_ options: Options, _ report: (Measurement) -> Void) throws {
    let formulaOptions = Formula.Options(angleUnit: .radians)
    let rows = Rows()
    for workload in Workloads.scalar where options.match.map(workload.name.contains) ?? true {
      let text = workload.formula
      let ns = Stopwatch.measure(
        [
          Contestant("reckon", count: 1) { _ = try? Formula(text, variables: Row.names, options: formulaOptions) },
          Contestant("to first value", count: 1) {
            _ = try? Formula(text, variables: Row.names, options: formulaOptions).evaluate(rows.inputs(0))
          },
          // The second evaluation makes steps.
          Contestant("to second value", count: 1) {
            guard let formula = try? Formula(text, variables: Row.names, options: formulaOptions) else { return }
            for row in 0..<2 { _ = try? formula.evaluate(rows.inputs(row)) }
          },
        ], rounds: options.rounds)
      let ratios = [Ratio("to first value", "reckon"), Ratio("to second value", "reckon")]
      report(Measurement(group: "compile", workload, ns, ratios: ratios))
    }
    guard options.match == nil else { return }
    // Sums of more and more terms: the time of a term should not depend on their number.
    for count in [100, 1_000, 10_000] {
      let text = (0..<count).map { "\(Row.names[$0 % 7])*\($0)" }.joined(separator: "+")
      let ns = Stopwatch.measure(
        [Contestant("reckon", count: count) { _ = try? Formula(text, variables: Row.names, options: formulaOptions) }],
        rounds: options.rounds)
      report(Measurement(group: "compile", name: "a term of \(count)", formula: "", ns: ns))
    }
  }
}
