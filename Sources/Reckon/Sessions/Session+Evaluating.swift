import ReckonBytecode
import ReckonCatalogue
import ReckonCompiler
import ReckonSyntax

/// Computing what statements come to.
extension Session {
  /// The value of a tree's statement.
  ///
  /// - Throws: also the error of a definition that the statement uses and that has no value now.
  mutating func evaluate(
    _ tree: SyntaxTree, _ index: Int, _ angleUnit: AngleUnit, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Evaluated {
    let usesAnswers = tree.nodes[tree.statements[index].nodes].contains { $0.kind == .name && isAnswer(tree.names[Int($0.payload)]) }
    let key = cache == nil || usesAnswers ? nil : StatementCache.key(tree.source.slice(tree.statements[index].range), angleUnit, options)
    if let key, let known = cache?.value(key) { return known }
    do throws(FormulaError) {
      let formula: Formula
      if let key, let known = cache?.formula(key) {
        formula = known
      } else {
        formula = try compile(tree, index, angleUnit, usesAnswers: usesAnswers, isCancelled)
        if let key { cache?.keep(formula, key, using: currentScope.names(in: String(tree.source.slice(tree.statements[index].range)))) }
      }
      let result = try formula.result(policy: policy, using: &random, isCancelled: isCancelled)
      let program = formula.program
      let evaluated = Evaluated(result: result, form: program.resultForm, ratesDate: program.ratesDate, isPure: program.isPure)
      if let key, program.isPure, program.canRepeat { cache?.keep(evaluated, key) }
      return evaluated
    } catch {
      throw cause(of: error)
    }
  }

  private mutating func compile(
    _ tree: SyntaxTree, _ index: Int, _ angleUnit: AngleUnit, usesAnswers: Bool, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Formula {
    let definitions = usesAnswers ? definitions(withAnswersOf: tree) : currentScope.definitions
    var options = options
    options.angleUnit = angleUnit
    var compilerOptions = CompilerOptions(options, variables: [])
    compilerOptions.isCancelled = isCancelled
    let compiled = try Compiler.compile(
      tree, statements: index..<index + 1, definitions: definitions, options: compilerOptions)
    try linkBudget.charge(compiled, at: tree.statements[index].range, in: tree.source)
    return try Formula(program: compiled.program, functions: Array(currentScope.hosts.values), limits: options.limits)
  }

  /// Whether a name stands for the last value or an earlier one.
  func isAnswer(_ name: String) -> Bool { name == Self.answerName || answer(named: name) != nil }

  /// The value that `ans(3)` names.
  func answer(named name: String) -> FormulaResult? {
    guard name.hasPrefix("\(Self.answerName)("), name.hasSuffix(")"),
      let number = Int(name.dropFirst(Self.answerName.count + 1).dropLast())
    else { return nil }
    return answer(number)
  }

  // MARK: What is kept

  /// Whether programs and values of statements are kept for when the same text comes again. Default: no.
  public var cachesStatements: Bool {
    get { cache != nil }
    set { cache = newValue ? cache ?? StatementCache() : nil }
  }

  /// What was found and what was not, of programs and of values.
  public var cacheStatistics: Engine.Statistics { cache?.statistics ?? Engine.Statistics() }
}

/// Programs of statements by their text, as ``Engine`` keeps them, and the values of those that always come to the same.
struct StatementCache: Sendable {
  /// How many programs, and how many values, are kept.
  static let capacity = 256

  private var programs = ProgramCache(capacity: Self.capacity)
  private var values: [ProgramCache.Key: Session.Evaluated] = [:]
  private var hits = 0
  private var misses = 0

  /// A statement with all that its program depends on beside the names in force.
  static func key(_ text: Substring, _ angleUnit: AngleUnit, _ options: Formula.Options) -> ProgramCache.Key {
    ProgramCache.Key(source: String(text), variables: [angleUnit.abbreviation, options.numberMode.rawValue])
  }

  mutating func value(_ key: ProgramCache.Key) -> Session.Evaluated? {
    guard let value = values[key] else {
      misses += 1
      return nil
    }
    hits += 1
    return value
  }

  mutating func formula(_ key: ProgramCache.Key) -> Formula? { programs.find(key) }

  mutating func keep(_ formula: Formula, _ key: ProgramCache.Key, using names: Set<String>) {
    programs.insert(formula, for: key, dependingOn: names, compiledAt: programs.generation)
  }

  mutating func keep(_ value: Session.Evaluated, _ key: ProgramCache.Key) {
    if values.count == Self.capacity { values.removeAll() }
    values[key] = value
  }

  /// Gives up what a name takes part in; of values, all.
  mutating func invalidate(_ name: String) {
    programs.invalidate([name])
    values.removeAll(keepingCapacity: true)
  }

  var statistics: Engine.Statistics {
    var statistics = programs.statistics
    statistics.resultHits = hits
    statistics.resultMisses = misses
    return statistics
  }
}
