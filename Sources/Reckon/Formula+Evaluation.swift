import ReckonBytecode
public import ReckonCatalogue
public import ReckonMachine

/// Evaluation for one set of inputs. The value of a formula is a double, or with ``result(of:options:)-([Value],_)`` a value of any kind.
extension Formula {
  /// Evaluates with values by position.
  ///
  /// - Throws: as ``evaluate(_:options:)-(Span<Double>,_)``.
  @inlinable public func evaluate(_ values: Double..., options: EvaluationOptions = EvaluationOptions()) throws(FormulaError) -> Double {
    try evaluate(values, options: options)
  }

  /// Evaluates with values by slot: `values[formula.slot("price")!]` is the price.
  ///
  /// - Throws: as ``evaluate(_:options:)-(Span<Double>,_)``.
  @inlinable public func evaluate(_ values: [Double], options: EvaluationOptions = EvaluationOptions()) throws(FormulaError) -> Double {
    try values.withUnsafeBufferPointer { (values) throws(FormulaError) in try evaluate(values, options: options) }
  }

  /// Evaluates with values that lie in memory, one for each variable, in their order. Allocates nothing for the inputs.
  ///
  /// - Throws: `wrongInputCount`; with the strict policy the operation that failed first; `stepLimit` and `depthLimit` with either; `cancelled` and
  ///   `deadlinePassed`.
  @inlinable public func evaluate(_ values: Span<Double>, options: EvaluationOptions = EvaluationOptions()) throws(FormulaError) -> Double {
    try values.withUnsafeBufferPointer { (values) throws(FormulaError) in try evaluate(values, options: options) }
  }

  /// Evaluates with values by name; names that the formula does not use are ignored. Costs a dictionary look-up per variable: where names come in
  /// the same order again and again, ``binding(_:)`` looks them up once.
  ///
  /// - Throws: `missingInput` when a variable has neither a value nor a default; `invalidArgument` for one that takes a text or a list; otherwise
  ///   as ``evaluate(_:options:)-(Span<Double>,_)``.
  public func evaluate(_ values: [String: Double], options: EvaluationOptions = EvaluationOptions()) throws(FormulaError) -> Double {
    let content = content
    let (value, missing) = try withUnsafeTemporaryAllocation(of: Double.self, capacity: content.inputNames.count) {
      (inputs) throws(FormulaError) -> (Double, String?) in
      for index in inputs.indices {
        let name = content.inputNames[index]
        guard let value = values[name] ?? content.origin?.defaults[name]?.number?.double else { return (.nan, name) }
        inputs.initializeElement(at: index, to: value)
      }
      return (try evaluate(UnsafeBufferPointer(inputs), options: options), nil)
    }
    guard let missing else { return value }
    guard let slot = slot(missing), !inputKinds[slot].isNumeric else { throw self.missing(missing) }
    let problem: Phrase = Phrase("itTakesNoNumber", "it takes no number; give the values to result(of:), which takes texts and lists too")
    throw FormulaError(.invalidArgument(missing, problem: problem), at: program.range(ofVariable: missing), in: program.source)
  }

  /// The formula's value in the kind of numbers that it computes with, or of any other kind.
  ///
  /// ```swift
  /// let net = try Formula("region == \"EU\" ? sum(prices)/1.19 : sum(prices)")
  /// try net.result(of: ["region": "EU", "prices": [119, 238]]).value              // 300
  /// let sum = try Formula("0.1 + x", options: Formula.Options(numberMode: .decimal))
  /// try sum.result(of: [.number(.decimal(Decimal128("0.2") ?? .zero))]).number    // 0.3
  /// ```
  ///
  /// Formulas of numbers alone take and give the same numbers as ``evaluate(_:options:)-(Span<Double>,_)``; their operations are applied to lists item
  /// by item. A double becomes the decimal that its shortest text spells, a decimal the nearest double.
  ///
  /// - Parameters:
  ///   - inputs: one value for each variable, in their order.
  ///   - options: policy, random numbers, deadline and cancellation.
  /// - Throws: as ``evaluate(_:options:)-(Span<Double>,_)``; `missingValue` where a missing value is used; `wrongKind` where a value is of another kind
  ///   than the formula takes.
  public func result(of inputs: [Value] = [], options: EvaluationOptions = EvaluationOptions()) throws(FormulaError) -> FormulaResult {
    var random = options.random ?? (program.isPure ? RandomSource(seed: 0) : RandomSource())
    return try inputs.withUnsafeBufferPointer { (inputs) throws(FormulaError) in try result(.values(inputs), options, &random) }
  }

  /// The same by name; names that the formula does not use are ignored.
  ///
  /// - Throws: `missingInput` when a variable has neither a value nor a default; give `Value.missing` for one that is missing.
  public func result(of inputs: [String: Value], options: EvaluationOptions = EvaluationOptions()) throws(FormulaError) -> FormulaResult {
    var values: [Value] = []
    values.reserveCapacity(variables.count)
    for name in variables {
      guard let value = inputs[name] ?? content.origin?.defaults[name] else { throw missing(name) }
      values.append(value)
    }
    return try result(of: values, options: options)
  }

  func missing(_ name: String) -> FormulaError {
    FormulaError(.missingInput(name), at: program.range(ofVariable: name), in: program.source)
  }
}

// MARK: Within the package

extension Formula {
  /// Evaluates with values that lie in memory.
  @inlinable package func evaluate(
    _ values: UnsafeBufferPointer<Double>, options: EvaluationOptions = EvaluationOptions()
  ) throws(FormulaError) -> Double {
    if options.isUninterrupted, values.count == content.quickInputCount, let start = values.baseAddress,
      let value = content.executable.fastPathValue(start, options.policy)
    {
      return value
    }
    return try evaluateInContext(values, options)
  }

  /// The longer way, with everything that an evaluation may need.
  @usableFromInline package func evaluateInContext(
    _ values: UnsafeBufferPointer<Double>, _ options: EvaluationOptions
  ) throws(FormulaError) -> Double {
    try checkInputCount(values.count)
    guard let results = content.unmanagedResults, let start = values.baseAddress,
      let trial = results._withUnsafeGuaranteedRef({ $0.openTrial })
    else {
      return try evaluateAnew(values, options)
    }
    let known = results._withUnsafeGuaranteedRef { results in
      let known = results.find(start, options.policy)
      results.note(isHit: known != nil, trial)
      return known
    }
    if let known { return known }
    let value = try evaluateAnew(values, options)
    results._withUnsafeGuaranteedRef { $0.keep(value, for: start, options.policy) }
    return value
  }

  /// Evaluates by the shortest way that is open, without looking at results that are kept.
  private func evaluateAnew(_ values: UnsafeBufferPointer<Double>, _ options: EvaluationOptions) throws(FormulaError) -> Double {
    // Without kept results that way has been tried before.
    if content.unmanagedResults != nil, options.isUninterrupted, content.canRunQuickly, let start = values.baseAddress,
      let value = executable.fastPathValue(start, options.policy)
    {
      return value
    }
    var random = options.random ?? (program.isPure ? RandomSource(seed: 0) : RandomSource())
    return try evaluate(values, options: options, using: &random)
  }

  /// The same with a source of random numbers that continues from evaluation to evaluation, whatever the options hold.
  package func evaluate(
    _ values: UnsafeBufferPointer<Double>, options: EvaluationOptions = EvaluationOptions(), using random: inout RandomSource
  ) throws(FormulaError) -> Double {
    try checkInputCount(values.count)
    return try inContext(options, &random) { (context) throws(FormulaError) in try Machine.evaluate(executable, values, in: &context) }
  }

  /// The result for values, from a source of random numbers that continues from evaluation to evaluation.
  package func result(
    of inputs: [Value] = [], options: EvaluationOptions = EvaluationOptions(), using random: inout RandomSource
  ) throws(FormulaError) -> FormulaResult {
    try inputs.withUnsafeBufferPointer { (inputs) throws(FormulaError) in try result(.values(inputs), options, &random) }
  }

  /// The result for inputs that are results themselves, whose exactness counts.
  package func result(
    ofResults inputs: [FormulaResult], options: EvaluationOptions = EvaluationOptions()
  ) throws(FormulaError) -> FormulaResult {
    var random = options.random ?? (program.isPure ? RandomSource(seed: 0) : RandomSource())
    return try result(ofResults: inputs, options: options, using: &random)
  }

  package func result(
    ofResults inputs: [FormulaResult], options: EvaluationOptions = EvaluationOptions(), using random: inout RandomSource
  ) throws(FormulaError) -> FormulaResult {
    try inputs.withUnsafeBufferPointer { (inputs) throws(FormulaError) in try result(.results(inputs), options, &random) }
  }

  /// The result for the fields of a row. A field without a value, `nil`, matters only where the row's value needs it.
  ///
  /// - Throws: as ``evaluate(_:options:)-(Span<Double>,_)``; `missingValue` with the name of the first field without a value that is read.
  package func result(
    ofFields fields: [Value?], options: EvaluationOptions, using random: inout RandomSource
  ) throws(FormulaError) -> FormulaResult {
    try fields.withUnsafeBufferPointer { (fields) throws(FormulaError) in try result(.fields(fields), options, &random) }
  }

  private func result(
    _ inputs: InputNumbers, _ options: EvaluationOptions, _ random: inout RandomSource
  ) throws(FormulaError) -> FormulaResult {
    try checkInputCount(inputs.count)
    if let value = complexValue(inputs, options, random) { return value }
    let start = content.uncertain == nil ? nil : random
    var result = try inContext(options, &random) { (context) throws(FormulaError) in
      try Machine.evaluate(executable, inputs, in: &context)
    }
    if let uncertain = content.uncertain, let values = inputs.nearestDoubles {
      var options = options
      options.random = start
      result.uncertainty = try uncertainty(of: result, uncertain, values, options)
    }
    return result
  }

  /// A complex value by its parts; `nil` where a part has no value: the whole then says why.
  private func complexValue(
    _ inputs: InputNumbers, _ options: EvaluationOptions, _ random: RandomSource
  ) -> FormulaResult? {
    let parts = content.parts.compactMap { part -> FormulaResult? in
      var context = context(options, random)
      return try? Machine.evaluate(part.executable, inputs, in: &context)
    }
    guard parts.count == 2, parts[0].isNumeric, parts[1].isNumeric else { return nil }
    return FormulaResult(
      value: .complex(parts[0].number, parts[1].number), max(parts[0].exactness, parts[1].exactness),
      form: program.resultForm)
  }

  func checkInputCount(_ count: Int) throws(FormulaError) {
    guard count == executable.inputCount else {
      throw FormulaError(.wrongInputCount(expected: executable.inputCount, found: count), at: wholeRange, in: program.source)
    }
  }

  @inline(__always) private func inContext<Result>(
    _ options: EvaluationOptions, _ random: inout RandomSource,
    _ body: (inout EvaluationContext) throws(FormulaError) -> Result
  ) throws(FormulaError) -> Result {
    var context = context(options, random)
    defer { random = context.random }
    do throws(FormulaError) { return try body(&context) } catch { throw options.cause(of: error) }
  }

  @inline(__always) func context(_ options: EvaluationOptions, _ random: RandomSource, spreads: Bool = false) -> EvaluationContext {
    var context = EvaluationContext(limits: limits, random: random, hosts: content.hosts)
    context.policy = options.policy
    context.isCancelled = options.interruption(spreads: spreads)
    return context
  }

  /// The value that the reference machine finds, NaN where it throws: what benchmarks and tests hold the other machines against.
  package func referenceValue(_ values: UnsafeBufferPointer<Double>, policy: ErrorPolicy = .strict) -> Double {
    var context = context(EvaluationOptions(policy: policy), RandomSource(seed: 0))
    guard program.numberMode == .double, !program.holdsValues else {
      return (try? Machine.evaluate(executable, values, in: &context)) ?? .nan
    }
    return (try? ReferenceMachine.run(program, values, mode: policy == .strict ? .checked : .ieee, in: &context)) ?? .nan
  }
}
