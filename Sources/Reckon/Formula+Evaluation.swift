import ReckonBytecode
public import ReckonCatalogue
public import ReckonMachine

/// Evaluation for one set of inputs. The value is a double, or of any kind with ``result(of:options:)-([Value],_)``.
extension Formula {
  /// Evaluates with values by position.
  ///
  /// - Throws: as ``evaluate(_:options:)-(Span<Double>,_)``.
  @inlinable public func evaluate(_ values: Double..., options: EvaluationOptions = EvaluationOptions())
    throws(FormulaError) -> Double
  {
    try evaluate(values, options: options)
  }

  /// Evaluates with values by slot: `values[formula.slot("price")!]` is the price.
  ///
  /// - Throws: as ``evaluate(_:options:)-(Span<Double>,_)``.
  @inlinable public func evaluate(_ values: [Double], options: EvaluationOptions = EvaluationOptions())
    throws(FormulaError) -> Double
  {
    try values.withUnsafeBufferPointer { (values) throws(FormulaError) in try evaluate(values, options: options) }
  }

  /// Evaluates with contiguous values, one per variable, in order. Allocates nothing for the inputs.
  ///
  /// - Throws: `wrongInputCount`; with the strict policy the first operation that failed; with any policy `stepLimit`
  ///   and `depthLimit`; `cancelled` and `deadlinePassed`.
  @inlinable public func evaluate(_ values: Span<Double>, options: EvaluationOptions = EvaluationOptions())
    throws(FormulaError) -> Double
  {
    try values.withUnsafeBufferPointer { (values) throws(FormulaError) in try evaluate(values, options: options) }
  }

  /// Evaluates with values by name; unused names are ignored. Costs a dictionary lookup per variable: for repeated
  /// evaluations with the same names, ``binding(_:)`` resolves them once.
  ///
  /// - Throws: `missingInput` if a variable has neither a value nor a default; `invalidArgument` for one that takes a
  ///   text or a list; otherwise as ``evaluate(_:options:)-(Span<Double>,_)``.
  public func evaluate(_ values: [String: Double], options: EvaluationOptions = EvaluationOptions())
    throws(FormulaError) -> Double
  {
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
    let problem: Phrase = Phrase(
      "itTakesNoNumber", "it does not take a number; give the values to result(of:), which also takes texts and lists")
    throw FormulaError(
      .invalidArgument(missing, problem: problem), at: program.range(ofVariable: missing), in: program.source)
  }

  /// The formula's value in its number mode, or of any other kind.
  ///
  /// ```swift
  /// let net = try Formula("region == \"EU\" ? sum(prices)/1.19 : sum(prices)")
  /// try net.result(of: ["region": "EU", "prices": [119, 238]]).value              // 300
  /// let sum = try Formula("0.1 + x", options: Formula.Options(numberMode: .decimal))
  /// try sum.result(of: [.number(.decimal(Decimal128("0.2") ?? .zero))]).number    // 0.3
  /// ```
  ///
  /// Formulas of plain numbers yield the same numbers as ``evaluate(_:options:)-(Span<Double>,_)``; their operations
  /// are applied to lists elementwise. A double is converted to the decimal of its shortest text, a decimal to the
  /// nearest double.
  ///
  /// - Parameters:
  ///   - inputs: one value per variable, in order.
  ///   - options: policy, random numbers, deadline and cancellation.
  /// - Throws: as ``evaluate(_:options:)-(Span<Double>,_)``; `missingValue` if a missing value is used; `wrongKind` if
  ///   a value has another kind than the formula takes.
  public func result(of inputs: [Value] = [], options: EvaluationOptions = EvaluationOptions()) throws(FormulaError)
    -> FormulaResult
  {
    var random = options.random ?? (program.isPure ? RandomSource(seed: 0) : RandomSource())
    return try inputs.withUnsafeBufferPointer { (inputs) throws(FormulaError) in
      try result(.values(inputs), options, &random)
    }
  }

  /// The same by name; unused names are ignored.
  ///
  /// - Throws: `missingInput` if a variable has neither a value nor a default; pass `Value.missing` for a missing one.
  public func result(of inputs: [String: Value], options: EvaluationOptions = EvaluationOptions()) throws(FormulaError)
    -> FormulaResult
  {
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
  /// Evaluates with contiguous values.
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

  /// The slow path, with the complete evaluation context.
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

  /// Evaluates on the fastest available path, without looking up cached results.
  private func evaluateAnew(_ values: UnsafeBufferPointer<Double>, _ options: EvaluationOptions) throws(FormulaError)
    -> Double
  {
    // Without cached results the fast path has already been tried.
    if content.unmanagedResults != nil, options.isUninterrupted, content.canRunQuickly, let start = values.baseAddress,
      let value = executable.fastPathValue(start, options.policy)
    {
      return value
    }
    var random = options.random ?? (program.isPure ? RandomSource(seed: 0) : RandomSource())
    return try evaluate(values, options: options, using: &random)
  }

  /// The same with a random number generator that continues across evaluations, overriding that of the options.
  package func evaluate(
    _ values: UnsafeBufferPointer<Double>, options: EvaluationOptions = EvaluationOptions(),
    using random: inout RandomSource
  ) throws(FormulaError) -> Double {
    try checkInputCount(values.count)
    return try inContext(options, &random) { (context) throws(FormulaError) in
      try Machine.evaluate(executable, values, in: &context)
    }
  }

  /// The result for values, with a random number generator that continues across evaluations.
  package func result(
    of inputs: [Value] = [], options: EvaluationOptions = EvaluationOptions(), using random: inout RandomSource
  ) throws(FormulaError) -> FormulaResult {
    try inputs.withUnsafeBufferPointer { (inputs) throws(FormulaError) in try result(.values(inputs), options, &random)
    }
  }

  /// The result for inputs that are results themselves, with their exactness.
  package func result(
    ofResults inputs: [FormulaResult], options: EvaluationOptions = EvaluationOptions()
  ) throws(FormulaError) -> FormulaResult {
    var random = options.random ?? (program.isPure ? RandomSource(seed: 0) : RandomSource())
    return try result(ofResults: inputs, options: options, using: &random)
  }

  package func result(
    ofResults inputs: [FormulaResult], options: EvaluationOptions = EvaluationOptions(),
    using random: inout RandomSource
  ) throws(FormulaError) -> FormulaResult {
    try inputs.withUnsafeBufferPointer { (inputs) throws(FormulaError) in try result(.results(inputs), options, &random)
    }
  }

  /// The result for the fields of a row. A missing field, `nil`, matters only if the row's value needs it.
  ///
  /// - Throws: as ``evaluate(_:options:)-(Span<Double>,_)``; `missingValue` with the name of the first missing field
  ///   that is read.
  package func result(
    ofFields fields: [Value?], options: EvaluationOptions, using random: inout RandomSource
  ) throws(FormulaError) -> FormulaResult {
    try fields.withUnsafeBufferPointer { (fields) throws(FormulaError) in try result(.fields(fields), options, &random)
    }
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

  /// A complex value from its parts; `nil` if a part has no value, since the complete formula then reports why.
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
      throw FormulaError(
        .wrongInputCount(expected: executable.inputCount, found: count), at: wholeRange, in: program.source)
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

  @inline(__always) func context(_ options: EvaluationOptions, _ random: RandomSource, spreads: Bool = false)
    -> EvaluationContext
  {
    var context = EvaluationContext(limits: limits, random: random, hosts: content.hosts)
    context.policy = options.policy
    context.isCancelled = options.interruption(spreads: spreads)
    return context
  }

  /// The value of the reference interpreter, NaN if it throws: the reference for tests and benchmarks of the other
  /// machines.
  package func referenceValue(_ values: UnsafeBufferPointer<Double>, policy: ErrorPolicy = .strict) -> Double {
    var context = context(EvaluationOptions(policy: policy), RandomSource(seed: 0))
    guard program.numberMode == .double, !program.holdsValues else {
      return (try? Machine.evaluate(executable, values, in: &context)) ?? .nan
    }
    let mode: ReferenceMachine.Mode = policy == .strict ? .checked : .ieee
    return (try? ReferenceMachine.run(program, values, mode: mode, in: &context)) ?? .nan
  }
}
