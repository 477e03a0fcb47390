import ReckonBytecode
import ReckonCatalogue
import ReckonCompiler
import ReckonMachine
import ReckonSyntax

/// A formula that is compiled once and evaluated as often as anyone likes, from any number of threads.
///
/// ```swift
/// let total = try Formula("price * qty * (1 - discount)")
/// total.variables                                            // ["price", "qty", "discount"]
/// try total.evaluate(19.9, 3, 0.1)                           // by position
/// try total.evaluate(["price": 19.9, "qty": 3, "discount": 0.1])  // by name
/// ```
public struct Formula: Sendable {
  /// How a formula is compiled.
  public struct Options: Hashable, Sendable {
    /// The unit in which trigonometric functions take and give angles. Default: degrees.
    public var angleUnit = AngleUnit.degrees
    /// The kind of numbers that the formula computes with. Default: doubles.
    public var numberMode = NumberMode.double
    /// The limits within which the formula is compiled and evaluated.
    public var limits = Limits()
    /// Fold constants, share common parts, inline small functions. The results are the same without.
    public var isOptimized = true

    public init() {}

    /// The default options but for the angle unit and the kind of numbers.
    public init(angleUnit: AngleUnit = .degrees, numberMode: NumberMode = .double) {
      self.angleUnit = angleUnit
      self.numberMode = numberMode
    }
  }

  /// The verified bytecode.
  public var program: Program { content.executable.program }
  /// The limits of steps and call depth for each evaluation.
  public var limits: Limits { content.limits }
  @usableFromInline let content: FormulaContent

  var executable: Executable { content.executable }

  init(content: FormulaContent) { self.content = content }

  /// Compiles a formula.
  ///
  /// - Parameters:
  ///   - source: the formula's text: an expression, perhaps after definitions that end in `;`.
  ///   - variables: the names of the inputs, in the order in which evaluation takes their values. Without them,
  ///     each name that is not known otherwise becomes an input, in order of appearance.
  ///   - units: the units that the inputs' numbers are in, by the inputs' names: `["distance": "km"]`. An input without one is a plain
  ///     number.
  ///   - scope: values and functions that the formula may use.
  ///   - options: the angle unit, the limits, and whether to optimise.
  /// - Throws: the first error of syntax or meaning; `unknownUnit` with its place in the unit's text.
  /// - Complexity: O(length of the source).
  public init(
    _ source: String, variables: [String]? = nil, units: [String: String] = [:], scope: Scope = Scope(), options: Options = Options()
  ) throws(FormulaError) {
    let origin = FormulaOrigin(variables: variables, units: units, scope: scope, options: options)
    try self.init(SourceText(source), origin)
  }

  init(_ source: SourceText, _ origin: FormulaOrigin) throws(FormulaError) {
    let scope = origin.scope
    let tree = try Parser.tree(of: source, scope: origin.names, limits: origin.options.limits)
    if !origin.units.isEmpty { try scope.definitions.check(units: origin.units) }
    var options = CompilerOptions(origin.options, variables: origin.variables, units: origin.units)
    options.differentiatedBy = origin.differentiatedBy
    let result = try Compiler.compile(tree, definitions: scope.definitions, options: options)
    try self.init(program: result.program, functions: scope.hostFunctions, limits: options.limits, origin: origin)
  }

  /// A formula from its verified program.
  ///
  /// - Parameter functions: the host's functions; those that the program calls must be among them.
  /// - Throws: `unknownFunction` when one is missing, `wrongArgumentCount` when one has another number of parameters.
  public init(program: Program, functions: [HostFunction] = [], limits: Limits = Limits()) throws(FormulaError) {
    try self.init(program: program, functions: functions, limits: limits, origin: nil)
  }

  private init(program: Program, functions: [HostFunction], limits: Limits, origin: FormulaOrigin?) throws(FormulaError) {
    var hosts: [HostBody] = []
    var decimalHosts: [DecimalHostBody?] = []
    var valueHosts: [ValueHostBody?] = []
    for signature in program.hostFunctions {
      let range = SourceRange(start: 0, end: 0)
      let named = functions.filter { $0.name == signature.name }
      guard let function = named.first(where: { $0.takes(signature.parameterCount) }) ?? named.first else {
        throw FormulaError(.unknownFunction(signature.name, suggestion: nil), at: range, in: program.source)
      }
      guard function.takes(signature.parameterCount) else {
        throw FormulaError(
          .wrongArgumentCount(
            function: signature.name, expected: "\(function.parameterCount) arguments", found: signature.parameterCount),
          at: range, in: program.source)
      }
      hosts.append(function.body)
      decimalHosts.append(function.decimalBody)
      valueHosts.append(function.valueBody)
    }
    let hostBodies = HostBodies(hosts, decimals: decimalHosts, values: valueHosts)
    content = FormulaContent(Executable(program), limits: limits, hosts: hostBodies, origin: origin)
  }

  /// A formula from its stored form, which is verified whatever it is.
  ///
  /// - Throws: `badImage` when the bytes are not a sound program of a known version; otherwise as ``init(program:functions:limits:)``.
  public init(image: [UInt8], functions: [HostFunction] = [], limits: Limits = Limits()) throws(FormulaError) {
    try self.init(program: try Program(image: image, limits: limits), functions: functions, limits: limits)
  }

  /// The errors of syntax and meaning in a formula, in the order of their places: the first hundred of each; none when it can be compiled.
  public static func validate(
    _ source: String, variables: [String]? = nil, scope: Scope = Scope(), options: Options = Options()
  ) -> [FormulaError] {
    validate(SourceText(source), newlinesSeparate: false, variables: variables, scope: scope, options: options)
  }

  package static func validate(
    _ source: SourceText, newlinesSeparate: Bool, variables: [String]?, scope: Scope, options: Options
  ) -> [FormulaError] {
    let (tree, errors) = Parser.parse(
      source, newlinesSeparate: newlinesSeparate, scope: scope.names(with: variables), limits: options.limits)
    let compilerOptions = CompilerOptions(options, variables: variables)
    var all = errors
    // With a statement missing, what it would have defined is missing too: only what was read is looked at.
    if errors.isEmpty || tree.statements.count > 0 {
      all += Compiler.errors(in: tree, isWhole: errors.isEmpty, definitions: scope.definitions, options: compilerOptions)
    }
    return all.sorted { $0.range.start < $1.range.start }
  }

  // MARK: What it is

  /// The formula's text.
  public var source: String { program.source.text }
  /// The names of the inputs, in the order in which evaluation takes their values.
  public var variables: [String] { program.variables }
  /// What the formula's value is.
  public var kind: ValueKind { program.resultForm.kind }
  /// The unit that the formula's value is in: `km/h`; `nil` for what is no quantity.
  public var unit: String? { kind.unit }
  /// Remarks on readings that could surprise.
  public var notes: [Note] { program.notes }
  /// The stored form; see ``init(image:functions:limits:)``.
  public var image: [UInt8] { program.image }

  /// The place of an input among the values that evaluation takes, or nothing if the formula has no such input.
  ///
  /// Looking a name up costs more than evaluating most formulas: do it once.
  public func slot(_ name: String) -> Int? { variables.firstIndex(of: name) }

  // MARK: Evaluating

  /// Evaluates with values that lie in memory, one for each variable, in their order. Allocates nothing for the inputs.
  ///
  /// - Throws: `wrongInputCount`; with the strict policy the operation that failed first; `stepLimit` and `depthLimit` with either.
  @inlinable public func evaluate(_ values: UnsafeBufferPointer<Double>, policy: ErrorPolicy = .strict) throws(FormulaError) -> Double {
    if values.count == content.quickInputCount, let start = values.baseAddress, let value = content.executable.quickValue(start, policy) {
      return value
    }
    return try evaluateInContext(values, policy)
  }

  /// The longer way, with everything that an evaluation may need.
  @usableFromInline func evaluateInContext(_ values: UnsafeBufferPointer<Double>, _ policy: ErrorPolicy) throws(FormulaError) -> Double {
    try checkInputCount(values.count)
    guard let results = content.unmanagedResults, let start = values.baseAddress, results._withUnsafeGuaranteedRef({ $0.isOpen }) else {
      return try evaluateAnew(values, policy)
    }
    let known = results._withUnsafeGuaranteedRef { results in
      let known = results.find(start, policy)
      results.note(isHit: known != nil)
      return known
    }
    if let known { return known }
    let value = try evaluateAnew(values, policy)
    results._withUnsafeGuaranteedRef { $0.keep(value, for: start, policy) }
    return value
  }

  /// Evaluates by the shortest way that is open, without looking at results that are kept.
  private func evaluateAnew(_ values: UnsafeBufferPointer<Double>, _ policy: ErrorPolicy) throws(FormulaError) -> Double {
    // Without kept results the shortest way has been tried before.
    if content.canRunQuickly, let start = values.baseAddress,
      let value = (content.unmanagedResults == nil ? nil : executable.quickValue(start, policy)) ?? executable.framedValue(start, policy)
    {
      return value
    }
    var random = program.isPure ? RandomSource(seed: 0) : RandomSource()
    return try evaluate(values, policy: policy, using: &random)
  }

  /// The same with a source of random numbers, for formulas that call `random()` or `randint(a, b)`.
  public func evaluate(
    _ values: UnsafeBufferPointer<Double>, policy: ErrorPolicy = .strict, using random: inout RandomSource,
    isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(FormulaError) -> Double {
    try checkInputCount(values.count)
    var context = context(policy, random)
    context.isCancelled = isCancelled
    defer { random = context.random }
    return try Machine.evaluate(executable, values, in: &context)
  }

  func checkInputCount(_ count: Int) throws(FormulaError) {
    guard count == executable.inputCount else {
      throw FormulaError(.wrongInputCount(expected: executable.inputCount, found: count), at: wholeRange, in: program.source)
    }
  }

  /// The whole of the formula's text, where errors are that have no place in it.
  package var wholeRange: SourceRange { SourceRange(start: 0, end: program.source.text.utf8.count) }

  @inline(__always) func context(_ policy: ErrorPolicy, _ random: RandomSource) -> EvaluationContext {
    var context = EvaluationContext(limits: limits, random: random, hosts: content.hosts)
    context.policy = policy
    return context
  }

  /// The value that the reference machine finds, NaN where it throws: what benchmarks and tests hold the other machines against.
  package func referenceValue(_ values: UnsafeBufferPointer<Double>, policy: ErrorPolicy = .strict) -> Double {
    var context = context(policy, RandomSource(seed: 0))
    guard program.numberMode == .double, !program.holdsValues else {
      return (try? Machine.evaluate(executable, values, in: &context)) ?? .nan
    }
    return (try? ReferenceMachine.run(program, values, mode: policy == .strict ? .checked : .ieee, in: &context)) ?? .nan
  }

  /// Evaluates with values by position.
  @inlinable public func evaluate(_ values: Double..., policy: ErrorPolicy = .strict) throws(FormulaError) -> Double {
    try evaluate(values, policy: policy)
  }

  /// Evaluates with values by slot: `values[formula.slot("price")!]` is the price.
  @inlinable public func evaluate(_ values: [Double], policy: ErrorPolicy = .strict) throws(FormulaError) -> Double {
    try values.withUnsafeBufferPointer { (values) throws(FormulaError) in try evaluate(values, policy: policy) }
  }

  /// Evaluates with values that lie in a span.
  @inlinable public func evaluate(_ values: Span<Double>, policy: ErrorPolicy = .strict) throws(FormulaError) -> Double {
    try values.withUnsafeBufferPointer { (values) throws(FormulaError) in try evaluate(values, policy: policy) }
  }

  /// Evaluates with values by name; names that the formula does not use are ignored. Costs a dictionary look-up per variable: where names come in
  /// the same order again and again, ``binding(_:)`` looks them up once.
  ///
  /// - Throws: `missingInput` when a variable has no value.
  public func evaluate(_ values: [String: Double], policy: ErrorPolicy = .strict) throws(FormulaError) -> Double {
    let content = content
    let (value, missing) = try withUnsafeTemporaryAllocation(of: Double.self, capacity: content.inputNames.count) {
      (inputs) throws(FormulaError) -> (Double, String?) in
      for index in inputs.indices {
        guard let value = values[content.inputNames[index]] else { return (.nan, content.inputNames[index]) }
        inputs.initializeElement(at: index, to: value)
      }
      return (try evaluate(UnsafeBufferPointer(inputs), policy: policy), nil)
    }
    if let missing { throw FormulaError(.missingInput(missing), at: program.range(ofVariable: missing), in: program.source) }
    return value
  }
}

#if !hasFeature(Embedded)
  extension Formula {
    /// Evaluates away from the caller's thread; cancelling the task ends the evaluation with `cancelled`.
    @concurrent public func evaluateInBackground(_ values: [Double] = [], policy: ErrorPolicy = .strict) async throws(FormulaError)
      -> Double
    {
      var random = program.isPure ? RandomSource(seed: 0) : RandomSource()
      return try values.withUnsafeBufferPointer { (values) throws(FormulaError) in
        try evaluate(values, policy: policy, using: &random) { Task.isCancelled }
      }
    }
  }
#endif

extension CompilerOptions {
  package init(_ options: Formula.Options, variables: [String]?, units: [String: String] = [:]) {
    self.init()
    inputUnits = units
    angleUnit = options.angleUnit
    numberMode = options.numberMode
    limits = options.limits
    isOptimized = options.isOptimized
    self.variables = variables
  }
}

extension Program {
  /// Where a variable first stands in the formula's text.
  func range(ofVariable name: String) -> SourceRange {
    let list = Lexer.tokens(of: source)
    let token = list.tokens.first { token in
      (token.kind == .name || token.kind == .quotedName) && list.names[Int(token.payload)] == name
    }
    return token?.range ?? SourceRange(start: 0, end: source.text.utf8.count)
  }
}
