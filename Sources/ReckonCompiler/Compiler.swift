import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// Compiles syntax trees: resolves names, infers kinds, builds value graphs, generates code, and has it verified.
package enum Compiler {
  /// The result of compiling a formula, with intermediate forms.
  package struct Result: Sendable {
    package let program: Program
    /// The programs of a complex value's parts, on real numbers only; empty for other values.
    package let parts: [Program]
    /// The parse of the text that was compiled.
    package let tree: SyntaxTree
    /// The listings of the graphs of the formula and then of its functions, if requested.
    package let graphs: [(name: String, text: String)]
    /// The number of syntax nodes of the formula itself, and of the functions and values that it uses: each counted
    /// once, plus a quarter for each place where it was inlined.
    package let ownNodes: Int
    package let linkedNodes: Int
    /// The uncertain values in the formula and its definitions, in order of appearance.
    package let sources: [UncertaintySource]
    /// Whether a function queries an uncertainty.
    package let measuresUncertainty: Bool
  }

  /// Compiles the statements of a tree, or only some of them.
  ///
  /// - Parameter keepsGraphs: whether the result includes the graphs.
  /// - Throws: the first semantic error, by position.
  /// - Complexity: O(nodes), with inlining bounded by a budget.
  package static func compile(
    _ tree: SyntaxTree, statements: Range<Int>? = nil, definitions: Definitions = Definitions(),
    options: CompilerOptions = CompilerOptions(), keepsGraphs: Bool = false
  ) throws(FormulaError) -> Result {
    var hasOther = false
    do throws(FormulaError) {
      return try compile(tree, statements, definitions, options, keepsGraphs: keepsGraphs, &hasOther)
    } catch {
      guard hasOther, error.kind != .cancelled else { throw error }
      do throws(FormulaError) {
        return try compile(
          tree.otherReading ?? tree, statements, definitions, options.takingOtherReadings, keepsGraphs: keepsGraphs,
          &hasOther)
      } catch let other { throw telling(error, other, byWords: (tree.otherReading ?? tree).readsWords) }
    }
  }

  /// The more informative error of two parses of a text. Words that were parsed as such are not mistakes, so that it is
  /// the error that lies further on, or the one that remains when all names are known.
  static func telling(_ first: FormulaError, _ other: FormulaError, byWords: Bool) -> FormulaError {
    if other.kind == .cancelled { return other }
    guard byWords, other.source == first.source, other.range.end > other.range.start || other.kind == .unexpectedEnd
    else { return first }
    return other.saysMore(than: first) || first.kind.isUnknown && !other.kind.isUnknown ? other : first
  }

  /// Compiles one parse of a text.
  ///
  /// - Parameter hasOther: set to whether the text, or that of a definition that it uses, has another parse.
  private static func compile(
    _ tree: SyntaxTree, _ statements: Range<Int>?, _ definitions: Definitions, _ options: CompilerOptions,
    keepsGraphs: Bool,
    _ hasOther: inout Bool
  ) throws(FormulaError) -> Result {
    let nodes = nodeRange(of: tree, statements)
    var definitions = definitions
    let resolution = try resolve(tree, nodes, &definitions, options, isWhole: statements == nil)
    hasOther = resolution.mayHaveOtherReadings
    guard options.differentiatesSources else {
      return try compile(tree, statements, resolution, nodes, definitions, options, keepsGraphs: keepsGraphs)
    }
    var options = options
    options.gradientBy += resolution.deviationInputs.map { resolution.inputs[$0] }
    return try compile(tree, statements, resolution, nodes, definitions, options, keepsGraphs: keepsGraphs)
  }

  /// Compiles a text whose names are resolved.
  private static func compile(
    _ tree: SyntaxTree, _ statements: Range<Int>?, _ resolution: Resolution, _ nodes: Range<Int>,
    _ definitions: Definitions,
    _ options: CompilerOptions, keepsGraphs: Bool
  ) throws(FormulaError) -> Result {
    let typing = try Typing(resolution, nodes, definitions, options)
    if let error = errors(resolution, typing, valueOf: statements.map { tree.statements[$0] } ?? tree.statements[...])
      .first
    {
      throw error
    }
    return try generate(resolution, typing, nodes, definitions, options, keepsGraphs: keepsGraphs)
  }

  /// Resolves a tree in the definitions that it needs: formulas that are differentiated through may use further names,
  /// and use books like others.
  ///
  /// - Throws: `cancelled`.
  private static func resolve(
    _ tree: SyntaxTree, _ nodes: Range<Int>, _ definitions: inout Definitions, _ options: CompilerOptions, isWhole: Bool
  ) throws(FormulaError) -> Resolution {
    while true {
      let resolution = try Resolver.resolve(
        tree, nodes: nodes, definitions: definitions, options: options, isWhole: isWhole)
      let changed =
        try definitions.rereading(resolution.booksToReread, options.isCancelled)
        ?? definitions.lookingInto(dependentsOf: resolution.differentiatedNames)
      guard let changed else { return resolution }
      definitions = changed
    }
  }

  /// The semantic errors in a tree, by position: all, or the first hundred.
  ///
  /// - Parameter isWhole: whether the tree covers all of its text. If statements were lost to syntax errors, kinds are
  ///   not checked.
  /// - Throws: `cancelled`.
  package static func errors(
    in tree: SyntaxTree, isWhole: Bool = true, definitions: Definitions = Definitions(),
    options: CompilerOptions = CompilerOptions()
  ) throws(FormulaError) -> [FormulaError] {
    func errors(_ tree: SyntaxTree, _ options: CompilerOptions) throws(FormulaError) -> (
      found: [FormulaError], hasOther: Bool
    ) {
      let nodes = tree.nodes.indices
      var definitions = definitions
      let resolution = try resolve(tree, nodes, &definitions, options, isWhole: true)
      let typing = isWhole ? try Typing(resolution, nodes, definitions, options) : Typing()
      return (self.errors(resolution, typing, valueOf: tree.statements[...]), resolution.mayHaveOtherReadings)
    }
    let (found, hasOther) = try errors(tree, options)
    guard hasOther, !found.isEmpty else { return found }
    let other = tree.otherReading ?? tree
    return telling(found, try errors(other, options.takingOtherReadings).found, byWords: other.readsWords)
  }

  /// The more informative errors of two parses of a text; empty if the other parse has none.
  static func telling(_ first: [FormulaError], _ other: [FormulaError], byWords: Bool) -> [FormulaError] {
    guard let error = first.first, let otherError = other.first else { return other }
    return telling(error, otherError, byWords: byWords) == otherError ? other : first
  }

  /// The inputs of a tree, in order: those of the options, then otherwise undefined names if the options allow it.
  /// Kinds are not checked.
  ///
  /// - Throws: the first semantic error that concerns a name; `cancelled`.
  package static func inputs(
    of tree: SyntaxTree, definitions: Definitions = Definitions(), options: CompilerOptions = CompilerOptions()
  ) throws(FormulaError) -> [String] {
    var definitions = definitions
    let resolution = try resolve(tree, tree.nodes.indices, &definitions, options, isWhole: true)
    if let error = resolution.errors.first { throw error }
    return resolution.inputs
  }

  /// Compiles a definition of the first book among the definitions: the body of a function or value, whose arguments,
  /// followed by the book's parameters that it uses, are the inputs.
  ///
  /// - Parameter options: must name the file of the definition; its variables are taken from the function.
  package static func compile(
    _ function: Definitions.Function, definitions: Definitions, options: CompilerOptions
  ) throws(FormulaError) -> Result {
    func compile(_ function: Definitions.Function, _ options: CompilerOptions, _ hasOther: inout Bool)
      throws(FormulaError) -> Result
    {
      let options = options.inside(function, definitions)
      let resolution = try Resolver.resolve(
        function.tree, nodes: function.body, definitions: definitions, options: options)
      hasOther = resolution.mayHaveOtherReadings
      let typing = try Typing(resolution, function.body, definitions, options)
      if let error = errors(resolution, typing).first { throw error }
      return try generate(resolution, typing, function.body, definitions, options)
    }
    var hasOther = false
    do throws(FormulaError) { return try compile(function, options, &hasOther) } catch {
      guard hasOther, error.kind != .cancelled else { throw error }
      do throws(FormulaError) {
        return try compile(function.otherReading ?? function, options.takingOtherReadings, &hasOther)
      } catch let
        other
      {
        throw telling(error, other, byWords: (function.otherReading ?? function).tree.readsWords)
      }
    }
  }

  /// The errors of names and kinds, by position: the first hundred, as in the parser.
  ///
  /// - Parameter valueOf: the statements, the last of which must have a value.
  static func errors(
    _ resolution: Resolution, _ typing: Typing, valueOf statements: ArraySlice<SyntaxTree.Statement> = []
  ) -> [FormulaError] {
    var errors = resolution.errors
    // A kind mismatch may come from a reading that was not intended.
    let notes = resolution.trees[0].tree.notes
    errors +=
      notes.isEmpty ? typing.errors : typing.errors.map { $0.source == resolution.sources[0] ? $0.keeping(notes) : $0 }
    if let last = statements.last, case .function? = last.defines {
      errors.append(FormulaError(.noValue, at: last.range, in: resolution.sources[0]))
    }
    guard errors.count > 1 else { return errors }
    return Array(errors.sorted { $0.range.start < $1.range.start }.prefix(Typing.mostErrors))
  }

  private static func nodeRange(of tree: SyntaxTree, _ statements: Range<Int>?) -> Range<Int> {
    guard let statements, !statements.isEmpty else { return tree.nodes.indices }
    return tree.statements[statements.lowerBound].nodes
      .lowerBound..<tree.statements[statements.upperBound - 1].nodes.upperBound
  }
}

extension CompilerOptions {
  /// The same options for the other parses of texts.
  var takingOtherReadings: Self {
    var options = self
    options.takesOtherReadings = true
    return options
  }

  /// The options for the body of a function or value of a book.
  func inside(_ function: Definitions.Function, _ definitions: Definitions) -> CompilerOptions {
    var options = self
    options.variables = function.parameters + definitions.sharedInputNames
    options.conditionEnd = function.conditionEnd
    for (parameter, unit) in function.units {
      options.inputUnits[function.parameters[parameter]] = String(function.tree.source.slice(unit.range))
    }
    options.resultUnit = function.resultUnit
    options.angleUnit = function.angleUnit
    return options
  }
}

extension FormulaError.Kind {
  /// Whether the error is about an undefined name.
  fileprivate var isUnknown: Bool {
    switch self {
    case .unknownName, .unknownFunction, .unknownUnit: true
    default: false
    }
  }
}
