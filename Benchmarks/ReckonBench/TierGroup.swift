import Reckon

/// What native code costs: to make it, and what a formula's first evaluations cost, of which those before it is made
/// are slower.
enum TierGroup {
  private static let counts = [1, 10, 100, 1_000, 10_000, 100_000]

  static func run(_ options: Options, _ report: (Measurement) -> Void) throws {
    let rows = Rows()
    for (name, text) in Workloads.scalar.map({ ($0.name, $0.formula) }) + calls.map({ ($0, $0) })
    where options.match.map(name.contains) ?? true {
      report(try measureFirst(name, text, rows, options.rounds))
      report(try measureMaking(name, text, options.rounds))
    }
  }

  /// Formulas that hardly do more than call a function, on which native code saves little.
  private static let calls = ["sin(x)", "exp(x)", "ln(x)", "x^y", "x"]

  /// The first evaluations of formulas that have been compiled, so many each time, with whatever machines make
  /// meanwhile.
  private static func measureFirst(_ name: String, _ text: String, _ rows: Rows, _ rounds: Int) throws -> Measurement {
    let results = UnsafeMutablePointer<Double>.allocate(capacity: Rows.count)
    results.initialize(repeating: 0, count: Rows.count)
    defer { results.deallocate() }
    func evaluate(_ formula: Formula, _ count: Int) {
      for number in 0..<count {
        let index = number % Rows.count
        results[index] = (try? formula.evaluate(rows.inputs(index))) ?? .nan
      }
    }
    var ns: [String: Double] = [:]
    for count in counts {
      var times: [Double] = []
      for _ in 0..<rounds {
        let formulas = try (0..<max(1, min(1_000, 100_000 / count))).map { _ in try ScalarGroup.formula(text) }
        let start = Stopwatch.threadTime()
        for formula in formulas { evaluate(formula, count) }
        times.append((Stopwatch.threadTime() - start) / Double(formulas.count))
      }
      ns["first \(count)"] = Stopwatch.median(times)
    }
    let (native, steps) = (try ScalarGroup.formula(text), try ScalarGroup.formula(text, usesNativeCode: false))
    native.prepare(.native)
    ns.merge(
      Stopwatch.measure(
        [
          Contestant("native", count: Rows.count) { evaluate(native, Rows.count) },
          Contestant("steps", count: Rows.count) { evaluate(steps, Rows.count) },
        ], rounds: rounds)
    ) { $1 }
    return Measurement(
      group: "tiers", name: "first evaluations: \(name)", formula: text, ns: ns, ratios: [Ratio("native", "steps")])
  }

  private static func measureMaking(_ name: String, _ text: String, _ rounds: Int) throws -> Measurement {
    func make(_ isNative: Bool) {
      guard let formula = try? ScalarGroup.formula(text) else { return }
      if isNative { formula.prepare(.native) }
    }
    var ns = Stopwatch.measure(
      [
        Contestant("formula", count: 1) { make(false) },
        Contestant("formula and native code", count: 1) { make(true) },
      ], rounds: rounds)
    ns["native code"] = (ns["formula and native code"] ?? .nan) - (ns["formula"] ?? .nan)
    return Measurement(group: "tiers", name: "making native code: \(name)", formula: text, ns: ns)
  }
}
