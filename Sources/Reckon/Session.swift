import ReckonBytecode
import ReckonCatalogue
import ReckonCompiler
import ReckonMachine
import ReckonSyntax

/// A conversation: statements one after another, where definitions stay and `ans` is the last value.
public struct Session: Sendable {
  /// What one statement came to.
  public struct Outcome: Sendable {
    /// The name that the statement defines, if any; for a function with its parameters, `f(x, y)`.
    public let definition: String?
    /// The value; nothing for the definition of a function.
    public let result: FormulaResult?
    /// How the statement asks for its value to be shown.
    public let form: ResultForm
    /// The day of the exchange rates by which the statement converts; nothing when it converts no currency.
    public let ratesDate: String?
    /// Remarks on readings that could surprise.
    public let notes: [Note]
    /// The statement's text.
    public let source: String

    /// The nearest double to the value.
    public var value: Double? { result?.number.double }
  }

  /// The names in force.
  public var scope: Scope
  public var options: Formula.Options
  public var policy = ErrorPolicy.strict
  /// The source of `random()` and `randint(a, b)`.
  public var random = RandomSource()

  public init(scope: Scope = Scope(), options: Formula.Options = Formula.Options()) {
    self.scope = scope
    self.options = options
  }

  /// Runs all statements of a text, which `;` or line ends separate.
  ///
  /// - Parameter isCancelled: asked now and then; true ends the run with `cancelled`.
  /// - Throws: the first error. What the statements before it defined stays defined.
  public mutating func run(_ text: String, isCancelled: (@Sendable () -> Bool)? = nil) throws(FormulaError) -> [Outcome] {
    var outcomes: [Outcome] = []
    try run(SourceText(text), into: &outcomes, isCancelled: isCancelled)
    return outcomes
  }

  /// The same for a text that stands in a file. What the statements before a failing one came to is in `outcomes` too.
  package mutating func run(
    _ source: SourceText, into outcomes: inout [Outcome], isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(FormulaError) {
    let tree = try Parser.tree(of: source, newlinesSeparate: true, scope: scope.names(with: nil), limits: options.limits)
    for (index, statement) in tree.statements.enumerated() {
      let notes = tree.notes.filter { statement.range.start <= $0.range.start && $0.range.end <= statement.range.end }
      let source = String(tree.source.slice(statement.range))
      if case .function(let function)? = statement.defines {
        let definition = try define(tree, function)
        outcomes.append(Outcome(definition: definition, result: nil, form: .plain, ratesDate: nil, notes: notes, source: source))
      } else {
        let formula = try compile(tree, index)
        let result = try formula.result(policy: policy, using: &random, isCancelled: isCancelled)
        var definition: String?
        if case .value(let name)? = statement.defines {
          try checkHost(name, statement.range, tree)
          definition = name
          scope[result: name] = result
        }
        scope[result: "ans"] = result
        outcomes.append(
          Outcome(
            definition: definition, result: result, form: formula.program.resultForm, ratesDate: formula.program.ratesDate, notes: notes,
            source: source))
      }
    }
  }

  private func compilerOptions() -> CompilerOptions { CompilerOptions(options, variables: []) }

  private func compile(_ tree: SyntaxTree, _ index: Int) throws(FormulaError) -> Formula {
    let result = try Compiler.compile(
      tree, statements: index..<index + 1, definitions: scope.definitions, options: compilerOptions())
    return try Formula(program: result.program, functions: Array(scope.hosts.values), limits: options.limits)
  }

  /// Takes in a function after checking its body; the names that it uses may be defined later.
  private mutating func define(_ tree: SyntaxTree, _ index: Int) throws(FormulaError) -> String {
    let function = tree.functions[index]
    try checkHost(function.name, function.nameRange, tree)
    scope.define(function.name, function: Definitions.Function(tree: tree, index: index, angleUnit: options.angleUnit))
    return "\(function.name)(\(function.parameters.map(\.name).joined(separator: ", ")))"
  }

  private func checkHost(_ name: String, _ range: SourceRange, _ tree: SyntaxTree) throws(FormulaError) {
    guard scope.hosts[name] != nil else { return }
    throw FormulaError(.alreadyDefined(name), at: range, in: tree.source)
  }
}
