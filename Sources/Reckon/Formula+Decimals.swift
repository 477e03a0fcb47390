import ReckonBytecode
import ReckonCatalogue
import ReckonMachine

/// Evaluating formulas of either kind of numbers.
extension Formula {
  /// The formula's value in the kind of numbers that it computes with.
  ///
  /// ```swift
  /// let sum = try Formula("0.1 + x", options: Formula.Options(numberMode: .decimal))
  /// try sum.result(of: [.decimal(Decimal128("0.2")!)]).number  // 0.3
  /// ```
  ///
  /// - Parameter inputs: one number for each variable, in their order, of either kind: a double becomes the decimal that its shortest
  ///   text spells, a decimal the nearest double.
  /// - Throws: as ``evaluate(_:policy:)-(UnsafeBufferPointer<Double>,_)``.
  public func result(of inputs: [Number] = [], policy: ErrorPolicy = .strict) throws(FormulaError) -> FormulaResult {
    var random = program.isPure ? RandomSource(seed: 0) : RandomSource()
    return try result(of: inputs, policy: policy, using: &random)
  }

  /// The same with a source of random numbers, for formulas that call `random()` or `randint(a, b)`.
  public func result(
    of inputs: [Number] = [], policy: ErrorPolicy = .strict, using random: inout RandomSource, isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(FormulaError) -> FormulaResult {
    try inputs.withUnsafeBufferPointer { (inputs) throws(FormulaError) in try result(.numbers(inputs), policy, &random, isCancelled) }
  }

  /// The same for inputs that are results themselves, whose exactness counts.
  package func result(ofResults inputs: [FormulaResult], policy: ErrorPolicy = .strict) throws(FormulaError) -> FormulaResult {
    var random = program.isPure ? RandomSource(seed: 0) : RandomSource()
    return try result(ofResults: inputs, policy: policy, using: &random)
  }

  package func result(
    ofResults inputs: [FormulaResult], policy: ErrorPolicy, using random: inout RandomSource, isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(FormulaError) -> FormulaResult {
    try inputs.withUnsafeBufferPointer { (inputs) throws(FormulaError) in try result(.results(inputs), policy, &random, isCancelled) }
  }

  private func result(
    _ inputs: InputNumbers, _ policy: ErrorPolicy, _ random: inout RandomSource, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> FormulaResult {
    try checkInputCount(inputs.count)
    var context = context(policy, random)
    context.isCancelled = isCancelled
    defer { random = context.random }
    return try Machine.evaluate(executable, inputs, in: &context)
  }
}
