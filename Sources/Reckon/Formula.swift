import ReckonBytecode
import ReckonCatalogue
import ReckonCompiler
public import ReckonMachine
import ReckonSyntax

/// A formula that is compiled once and evaluated repeatedly, from any number of threads.
///
/// ```swift
/// let total = try Formula("price * qty * (1 - discount)")
/// total.variables                                            // ["price", "qty", "discount"]
/// try total.evaluate(19.9, 3, 0.1)                           // by position
/// try total.evaluate(["price": 19.9, "qty": 3, "discount": 0.1])  // by name
/// ```
public struct Formula: Sendable {
  /// Options for compiling a formula.
  public struct Options: Hashable, Sendable {
    /// The angle unit of trigonometric functions. Default: degrees.
    public var angleUnit = AngleUnit.degrees
    /// The mode of the formula's numbers. Default: doubles.
    public var numberMode = NumberMode.double
    /// Whether functions yield complex numbers outside their real domains, so that `sqrt(-4)` is 2i, and i and j are
    /// the imaginary unit if not otherwise defined. Default: no; formulas that contain a complex number imply it.
    public var usesComplexNumbers = false
    /// The limits of compiling and evaluation.
    public var limits = Limits()
    /// Whether to fold constants, share common subexpressions and inline small functions. The results do not depend on
    /// it.
    public var isOptimized = true
    /// Whether measured constants have CODATA's uncertainties, assumed independent, and `5.02(3)` is `5.02 ± 0.03`.
    /// Default: no.
    public var readsUncertainties = false

    /// Whether the formula may be compiled to machine code after many evaluations; see ``Formula/prepare(_:policy:)``.
    public var usesNativeCode = true

    /// Degrees, doubles, optimized, and the default limits.
    public init() {}

    /// The default options except for the angle unit and the number mode.
    public init(angleUnit: AngleUnit = .degrees, numberMode: NumberMode = .double) {
      self.angleUnit = angleUnit
      self.numberMode = numberMode
    }
  }

  /// The treatment of a name that is neither an input nor otherwise known.
  public enum Undeclared: Hashable, Sendable {
    /// It is an error, with a suggestion of a known name.
    case refuse
    /// It becomes an input, in order of appearance.
    case becomeInputs
  }

  /// The verified bytecode.
  public var program: Program { content.executable.program }
  /// The limits of steps and call depth per evaluation.
  public var limits: Limits { content.limits }
  @usableFromInline let content: FormulaContent

  var executable: Executable { content.executable }

  init(content: FormulaContent) { self.content = content }

  /// Compiles a formula.
  ///
  /// - Parameters:
  ///   - source: the formula's text: an expression, optionally after definitions that end in `;`.
  ///   - variables: the names of the inputs, in the order of their values.
  ///   - undeclared: the treatment of other unknown names; by default they are rejected if variables are given, and
  ///     become inputs otherwise.
  ///   - defaults: the values of inputs omitted from values given by name.
  ///   - units: the units of the inputs' numbers, by input name: `["distance": "km"]`. An input without one is a plain
  ///     number.
  ///   - scope: values and functions that the formula may use.
  ///   - options: the angle unit, the limits, and whether to optimize.
  ///   - deadline: the time limit of compiling; `nil` for none. A cancelled task ends it too. Both are checked about
  ///     four times per millisecond.
  /// - Throws: the first syntax or semantic error; `unknownUnit` with its position in the unit's text; `invalidName`
  ///   for a variable that formulas cannot write even in backquotes; `unknownName` for a unit or default of a name that
  ///   is not an input; `deadlinePassed` and `cancelled`.
  /// - Complexity: O(length of the source).
  public init(
    _ source: String, variables: [String]? = nil, undeclared: Undeclared? = nil, units: [String: String] = [:],
    defaults: [String: Value] = [:],
    scope: Scope = Scope(), options: Options = Options(), deadline: EvaluationOptions.Deadline? = nil
  ) throws(FormulaError) {
    let origin = FormulaOrigin(
      variables: variables, units: units, undeclared: undeclared, defaults: defaults, scope: scope, options: options)
    try self.init(SourceText(source), origin, EvaluationOptions(deadline: deadline))
  }

  /// A formula compiled within the deadline and cancellation of some options.
  init(_ source: SourceText, _ origin: FormulaOrigin, _ options: EvaluationOptions) throws(FormulaError) {
    self = try options.limiting { (isCancelled) throws(FormulaError) in try Formula(source, origin, isCancelled) }
  }

  init(_ source: SourceText, _ origin: FormulaOrigin, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) {
    let tree = try Parser.tree(of: source, scope: origin.names, limits: origin.options.limits, isCancelled: isCancelled)
    try self.init(tree, origin, isCancelled)
  }

  init(_ tree: SyntaxTree, _ origin: FormulaOrigin, _ isCancelled: (@Sendable () -> Bool)?) throws(FormulaError) {
    let scope = origin.scope
    for name in origin.variables ?? [] { try Scope.checkName(name) }
    if !origin.units.isEmpty { try scope.definitions.check(units: origin.units) }
    var options = origin.compilerOptions
    (options.differentiatedBy, options.gradientBy) = (origin.differentiatedBy, origin.gradientBy)
    options.tracksSources = origin.tracking != .none
    options.differentiatesSources = origin.tracking == .derivatives
    options.isCancelled = isCancelled
    options.dividesValue = origin.differentiatedBy.isEmpty && origin.gradientBy.isEmpty && origin.tracking == .none
    let result = try Compiler.compile(tree, definitions: scope.definitions, options: options)
    try Self.checkInputs(named: origin.units.keys, of: result.program)
    try Self.checkInputs(named: origin.defaults.keys, of: result.program)
    try self.init(
      program: result.program, functions: scope.hostFunctions(of: result.program), limits: options.limits,
      origin: origin, parts: result.parts,
      uncertain: result.sources.isEmpty || options.tracksSources
        ? nil : UncertainFormula(result.sources, isMeasured: result.measuresUncertainty))
  }

  /// Checks that names with units or defaults are inputs.
  ///
  /// - Throws: `unknownName` for the first one by name that is not, with a suggestion of an input.
  private static func checkInputs(named names: some Collection<String>, of program: Program) throws(FormulaError) {
    guard !names.isEmpty else { return }
    let inputs = Set(program.variables)
    guard let name = names.filter({ !inputs.contains($0) }).min() else { return }
    let suggestion = Suggestion.nearest(to: name, among: program.variables)
    throw FormulaError(
      .unknownName(name, suggestion: suggestion), at: SourceRange(start: 0, end: name.utf8.count), in: SourceText(name))
  }

  /// The error if a formula cannot be recompiled.
  var missingOrigin: FormulaError {
    FormulaError(source.isEmpty ? .missingSource : .missingScope, at: wholeRange, in: program.source)
  }

  /// A formula from its verified program.
  ///
  /// - Parameters:
  ///   - program: the `program` of another formula, or one decoded from an image.
  ///   - functions: the host functions; they must include those that the program calls.
  ///   - limits: the resource limits of an evaluation.
  /// - Throws: `unknownFunction` if one is missing, `wrongArgumentCount` if one has another number of parameters.
  public init(program: Program, functions: [HostFunction] = [], limits: Limits = Limits()) throws(FormulaError) {
    try self.init(program: program, functions: functions, limits: limits, origin: nil)
  }

  /// The same with the host functions and the clock of a scope, within its permissions.
  ///
  /// - Throws: as ``init(program:functions:limits:)``; `notPermitted`.
  public init(program: Program, scope: Scope, limits: Limits = Limits()) throws(FormulaError) {
    try program.check(scope.permissions)
    try self.init(program: program, functions: scope.hostFunctions(of: program), limits: limits)
  }

  /// A formula of a program that was compiled with some options, which also apply to its evaluation.
  package init(
    program: Program, parts: [Program] = [], functions: [HostFunction], options: Options
  ) throws(FormulaError) {
    try self.init(
      program: program, functions: functions, limits: options.limits, allowsNative: options.usesNativeCode, origin: nil,
      parts: parts)
  }

  private init(
    program: Program, functions: [HostFunction], limits: Limits, allowsNative: Bool = true, origin: FormulaOrigin?,
    parts: [Program] = [], uncertain: UncertainFormula? = nil
  ) throws(FormulaError) {
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
            function: signature.name, expected: Phrase("arguments", "\(function.parameterCount) arguments"),
            found: signature.parameterCount
          ),
          at: range, in: program.source)
      }
      hosts.append(function.body)
      decimalHosts.append(function.decimalBody)
      valueHosts.append(function.valueBody)
    }
    let hostBodies = HostBodies(hosts, decimals: decimalHosts, values: valueHosts)
    let allowsNative = origin?.options.usesNativeCode ?? allowsNative
    let formulas = parts.map {
      Formula(content: FormulaContent(Executable($0, allowsNative: allowsNative), limits: limits, hosts: hostBodies))
    }
    content = FormulaContent(
      Executable(program, allowsNative: allowsNative), limits: limits, hosts: hostBodies, origin: origin,
      uncertain: uncertain, parts: formulas)
  }

  /// A formula from its stored form, which is always verified.
  ///
  /// - Parameters:
  ///   - image: the bytes.
  ///   - functions: the host functions; they must include those that the program calls.
  ///   - limits: the resource limits of the program and an evaluation.
  ///   - deadline: the time limit of decoding; `nil` for none. A cancelled task ends it too.
  /// - Throws: `badImage` if the bytes are not a valid program of a known version; `deadlinePassed` and `cancelled`;
  ///   otherwise as ``init(program:functions:limits:)``.
  public init(
    image: [UInt8], functions: [HostFunction] = [], limits: Limits = Limits(),
    deadline: EvaluationOptions.Deadline? = nil
  ) throws(FormulaError) {
    let program = try EvaluationOptions(deadline: deadline).limiting { (isCancelled) throws(FormulaError) in
      try Program(image: image, limits: limits, isCancelled: isCancelled)
    }
    try self.init(program: program, functions: functions, limits: limits)
  }

  /// The same with the host functions and the clock of a scope, within its permissions.
  ///
  /// - Throws: as ``init(image:functions:limits:deadline:)``; `notPermitted`.
  public init(
    image: [UInt8], scope: Scope, limits: Limits = Limits(), deadline: EvaluationOptions.Deadline? = nil
  ) throws(FormulaError) {
    let program = try EvaluationOptions(deadline: deadline).limiting { (isCancelled) throws(FormulaError) in
      try Program(image: image, limits: limits, isCancelled: isCancelled)
    }
    try self.init(program: program, scope: scope, limits: limits)
  }

  // MARK: Properties

  /// The formula's text.
  public var source: String { program.source.text }
  /// The names of the inputs, in the order of their values.
  public var variables: [String] { program.variables }
  /// The kind of the formula's value.
  public var kind: ValueKind { program.resultForm.kind }
  /// The unit of the formula's value: `km/h`; `nil` if it is not a quantity.
  public var unit: String? { kind.unit }
  /// Notes on parses that may surprise.
  public var notes: [FormulaNote] { program.notes }
  /// The stored form; see ``init(image:functions:limits:deadline:)``.
  public var image: [UInt8] { program.image }

  /// The slot of an input among the values of an evaluation; `nil` if the formula has no such input.
  ///
  /// A lookup costs more than evaluating most formulas: do it once.
  public func slot(_ name: String) -> Int? { variables.firstIndex(of: name) }

  /// The range of the complete text, for errors without a position.
  package var wholeRange: SourceRange { SourceRange(start: 0, end: program.source.text.utf8.count) }

  /// The kinds of the inputs, in order.
  public var inputKinds: [ValueKind] { program.inputUnits.map { $0.map { ValueKind(ofInput: $0) } ?? .number } }
}

extension CompilerOptions {
  package init(_ options: Formula.Options, variables: [String]?, units: [String: String] = [:]) {
    self.init()
    inputUnits = units
    angleUnit = options.angleUnit
    numberMode = options.numberMode
    isComplex = options.usesComplexNumbers
    limits = options.limits
    isOptimized = options.isOptimized
    readsUncertainties = options.readsUncertainties
    self.variables = variables
  }
}

extension Program {
  /// The range of a variable's first use in the formula's text.
  func range(ofVariable name: String) -> SourceRange {
    let list = Lexer.tokens(of: source)
    let token = list.tokens.first { token in
      (token.kind == .name || token.kind == .quotedName) && list.names[Int(token.payload)] == name
    }
    return token?.range ?? SourceRange(start: 0, end: source.text.utf8.count)
  }
}
