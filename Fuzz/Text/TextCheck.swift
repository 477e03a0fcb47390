import Reckon

/// What must hold of every text, whatever it is.
enum TextCheck {
  /// An answer in a form that can be compared: a double's bits, a decimal's digits and mark, or an error's kind and place.
  private static func answer(_ formula: Formula, _ inputs: [Double], _ policy: ErrorPolicy) -> String {
    do {
      switch formula.program.numberMode {
      case .double:
        let value = try formula.evaluate(inputs, policy: policy)
        return value.isNaN ? "nan" : "\(value.bitPattern)"
      case .decimal:
        let result = try formula.result(of: inputs.map { .double($0) }, policy: policy)
        return result.number.description + (result.isInexact ? " inexact" : "")
      }
    } catch {
      // Inlined calls take fewer steps and no depth, so limits are met at other places.
      if case .stepLimit = error.kind { return "limit" }
      if case .depthLimit = error.kind { return "limit" }
      return "\(error.kind.name) \(error.range)"
    }
  }

  /// Compiles a text for either kind of numbers.
  static func check(_ text: String) {
    for mode in NumberMode.allCases {
      var options = Formula.Options(numberMode: mode)
      options.limits.steps = 20_000
      options.limits.callDepth = 200
      check(text, options)
    }
  }

  /// Compiles a text both ways, reloads it, evaluates everything, and stops the process when something disagrees.
  private static func check(_ text: String, _ options: Formula.Options) {
    var options = options
    _ = Formula.validate(text, options: options)
    guard let optimized = try? Formula(text, options: options) else { return }
    options.isOptimized = false
    guard let plain = try? Formula(text, options: options) else {
      fatalError("only the optimised program on \(options.numberMode)s compiles: \(text)")
    }
    guard let reloaded = try? Formula(image: optimized.image, limits: options.limits), reloaded.program == optimized.program else {
      fatalError("the stored program on \(options.numberMode)s differs: \(text)")
    }
    guard optimized.program.isPure, optimized.variables == plain.variables else { return }
    for seed in [0.5, -3, 0, 1e300] {
      let inputs = (0..<optimized.variables.count).map { seed + Double($0) }
      for policy in [ErrorPolicy.strict, .ieee] {
        let first = answer(optimized, inputs, policy)
        let second = answer(plain, inputs, policy)
        guard first == second || first == "limit" || second == "limit" else {
          fatalError("optimised \(first), plain \(second) on \(options.numberMode)s at \(inputs): \(text)")
        }
      }
    }
  }
}
