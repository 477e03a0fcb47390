import Reckon

/// What must hold of every text, whatever it is.
enum TextCheck {
  /// An answer in a form that can be compared: a value's bits, or an error's kind and place.
  private static func answer(_ formula: Formula, _ inputs: [Double], _ policy: ErrorPolicy) -> String {
    do {
      let value = try formula.evaluate(inputs, policy: policy)
      return value.isNaN ? "nan" : "\(value.bitPattern)"
    } catch {
      // Inlined calls take fewer steps and no depth, so limits are met at other places.
      if case .stepLimit = error.kind { return "limit" }
      if case .depthLimit = error.kind { return "limit" }
      return "\(error.kind.name) \(error.range)"
    }
  }

  /// The same in decimal mode, with the mark of inexact values.
  private static func decimalAnswer(_ formula: Formula, _ inputs: [Number], _ policy: ErrorPolicy) -> String {
    do {
      let result = try formula.result(of: inputs, policy: policy)
      return result.number.description + (result.isInexact ? " inexact" : "")
    } catch {
      if case .stepLimit = error.kind { return "limit" }
      if case .depthLimit = error.kind { return "limit" }
      return "\(error.kind.name) \(error.range)"
    }
  }

  /// Compiles a text for decimals both ways and reloads it.
  private static func checkDecimals(_ text: String, _ options: Formula.Options) {
    var options = options
    options.numberMode = .decimal
    options.isOptimized = true
    guard let optimized = try? Formula(text, options: options) else { return }
    options.isOptimized = false
    guard let plain = try? Formula(text, options: options) else { fatalError("only the optimised decimal program compiles: \(text)") }
    guard let reloaded = try? Formula(image: optimized.image, limits: options.limits), reloaded.program == optimized.program else {
      fatalError("the stored decimal program differs: \(text)")
    }
    guard optimized.program.isPure, optimized.variables == plain.variables else { return }
    for seed in [0.5, -3, 0, 1e300] {
      let inputs = (0..<optimized.variables.count).map { Number.double(seed + Double($0)) }
      for policy in [ErrorPolicy.strict, .ieee] {
        let first = decimalAnswer(optimized, inputs, policy)
        let second = decimalAnswer(plain, inputs, policy)
        guard first == second || first == "limit" || second == "limit" else {
          fatalError("optimised \(first), plain \(second) in decimals at \(inputs): \(text)")
        }
      }
    }
  }

  /// Compiles a text both ways, reloads it, evaluates everything, and stops the process when something disagrees.
  static func check(_ text: String) {
    var options = Formula.Options()
    options.limits.steps = 20_000
    options.limits.callDepth = 200
    _ = Formula.validate(text, options: options)
    checkDecimals(text, options)
    guard let optimized = try? Formula(text, options: options) else { return }
    options.isOptimized = false
    guard let plain = try? Formula(text, options: options) else { fatalError("only the optimised program compiles: \(text)") }
    guard let reloaded = try? Formula(image: optimized.image, limits: options.limits), reloaded.program == optimized.program else {
      fatalError("the stored program differs: \(text)")
    }
    guard optimized.program.isPure, optimized.variables == plain.variables else { return }
    for seed in [0.5, -3, 0, 1e300] {
      let inputs = (0..<optimized.variables.count).map { seed + Double($0) }
      for policy in [ErrorPolicy.strict, .ieee] {
        let first = answer(optimized, inputs, policy)
        let second = answer(plain, inputs, policy)
        guard first == second || first == "limit" || second == "limit" else {
          fatalError("optimised \(first), plain \(second) at \(inputs): \(text)")
        }
      }
    }
  }
}
