import Reckon

/// What native code costs: to make it, and over a formula's first evaluations, of which those before it is made are slower.
enum TierGroup {
  private static let evaluations = 100_000

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

  private static func measureFirst(_ name: String, _ text: String, _ rows: Rows, _ rounds: Int) throws -> Measurement {
    let results = UnsafeMutablePointer<Double>.allocate(capacity: Rows.count)
    results.initialize(repeating: 0, count: Rows.count)
    defer { results.deallocate() }
    func evaluate(_ usesNativeCode: Bool) {
      guard let formula = try? ScalarGroup.formula(text, usesNativeCode: usesNativeCode) else { return }
      for number in 0..<evaluations {
        let index = number % Rows.count
        results[index] = (try? formula.evaluate(rows.inputs(index))) ?? .nan
      }
    }
    let (native, threaded) = (try ScalarGroup.formula(text), try ScalarGroup.formula(text, usesNativeCode: false))
    native.prepare(.native)
    func evaluate(_ formula: Formula) {
      for index in 0..<Rows.count { results[index] = (try? formula.evaluate(rows.inputs(index))) ?? .nan }
    }
    let ns = Stopwatch.measure(
      [
        Contestant("native", count: Rows.count) { evaluate(native) },
        Contestant("threaded", count: Rows.count) { evaluate(threaded) },
        Contestant("with", count: evaluations) { evaluate(true) },
        Contestant("without", count: evaluations) { evaluate(false) },
      ], rounds: rounds)
    return Measurement(
      group: "tiers", name: "the first \(evaluations): \(name)", formula: text, ns: ns,
      ratios: [Ratio("with", "without"), Ratio("native", "threaded")])
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
