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
  private static func telling(_ first: FormulaError, _ other: FormulaError, byWords: Bool) -> FormulaError {
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
  private static func telling(_ first: [FormulaError], _ other: [FormulaError], byWords: Bool) -> [FormulaError] {
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

  /// The results of resolving a definition of a book by itself: the errors of its names, and the entries of the book
  /// that it refers to.
  package struct Reading: Sendable {
    package let errors: [FormulaError]
    /// Whether the text itself has kinds to check: units, percents, truth values.
    package let hasKinds: Bool
    /// The indices of the entries, in order of appearance.
    package let references: [Int]
    /// The arguments that the body uses.
    package let usesArgument: [Bool]
    /// Notes on the reading of the text.
    package let notes: [FormulaNote]
  }

  /// Checks a definition of the first book among the definitions against the signatures of the others.
  ///
  /// - Parameter suggestions: the number of errors that may suggest a name.
  /// - Throws: `cancelled`.
  /// - Complexity: O(nodes of the definition).
  package static func read(
    _ function: Definitions.Function, definitions: Definitions, options: CompilerOptions, suggestions: Int
  ) throws(FormulaError) -> Reading {
    let (first, hasOther) = try read(function, definitions, options, suggestions)
    guard hasOther, !first.errors.isEmpty else { return first }
    let other = function.otherReading ?? function
    let (second, _) = try read(other, definitions, options.takingOtherReadings, suggestions)
    guard !second.errors.isEmpty else { return second }
    return telling(first.errors, second.errors, byWords: other.tree.readsWords) == first.errors ? first : second
  }

  private static func read(
    _ function: Definitions.Function, _ definitions: Definitions, _ options: CompilerOptions, _ suggestions: Int
  ) throws(FormulaError) -> (reading: Reading, hasOther: Bool) {
    let options = options.inside(function, definitions)
    let resolution = try Resolver.resolve(
      function.tree, nodes: function.body, definitions: definitions, options: options, isShallow: true,
      suggestions: suggestions)
    var usesArgument = function.parameters.map { _ in false }
    if !usesArgument.isEmpty {
      for index in function.body {
        guard case .variable(let argument) = resolution.trees[0].bindings[index], argument < usesArgument.count else {
          continue
        }
        usesArgument[argument] = true
      }
    }
    let reading = Reading(
      errors: errors(resolution, Typing()), hasKinds: resolution.needsTyping, references: resolution.references,
      usesArgument: usesArgument, notes: function.tree.notes)
    return (reading, resolution.mayHaveOtherReadings)
  }

  /// The kind of a definition of the first book, and the kind errors in it and in the functions that it calls;
  /// arguments without a unit may be of any kind.
  ///
  /// - Parameters:
  ///   - options: names the file of the definition, and the kinds of values whose bodies are skipped.
  ///   - isShallow: whether bodies of functions are skipped too, whose values may then be of any kind.
  /// - Throws: `cancelled`.
  /// - Returns: no kind for a function, and after an error; notes on the reading of the text, including those that
  ///   kinds decide; `size` counts the visited nodes.
  /// - Complexity: O(nodes of the definition and of the functions that it calls, for each combination of argument
  ///   kinds).
  package static func kind(
    of function: Definitions.Function, definitions: Definitions, options: CompilerOptions, isShallow: Bool = false
  ) throws(FormulaError) -> (kind: ValueKind?, errors: [FormulaError], notes: [FormulaNote], size: Int) {
    var hasOther = false
    var knowsNames = true
    func kind(
      _ function: Definitions.Function, _ options: CompilerOptions
    ) throws(FormulaError) -> (kind: ValueKind?, errors: [FormulaError], notes: [FormulaNote], size: Int) {
      var options = options.inside(function, definitions)
      options.leavesKindsOpen = true
      let resolution = try Resolver.resolve(
        function.tree, nodes: function.body, definitions: definitions, options: options, isShallow: isShallow,
        suggestions: 0)
      hasOther = resolution.mayHaveOtherReadings
      let size = resolution.functions.reduce(function.body.count) { $0 + definitionNodes + $1.body.count }
      // Names have been checked before.
      knowsNames = resolution.errors.isEmpty
      guard knowsNames else { return (nil, [], function.tree.notes, size) }
      let typing = try Typing(resolution, function.body, definitions, options)
      return (typing.valueKind, errors(resolution, typing), function.tree.notes + typing.notes, size)
    }
    let first = try kind(function, options)
    let knewNames = knowsNames
    guard hasOther, !first.errors.isEmpty || !knewNames else { return first }
    let reading = function.otherReading ?? function
    let other = try kind(reading, options.takingOtherReadings)
    guard knowsNames, knewNames, !other.errors.isEmpty else { return knowsNames ? other : first }
    return telling(first.errors, other.errors, byWords: reading.tree.readsWords) == first.errors ? first : other
  }

  /// The errors of names and kinds, by position: the first hundred, as in the parser.
  ///
  /// - Parameter valueOf: the statements, the last of which must have a value.
  private static func errors(
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

  /// The first feature in the body of a function that is not permitted; `nil` if all are. Names that are still unknown
  /// are no errors here.
  ///
  /// - Throws: `cancelled`.
  /// - Complexity: O(nodes of the function and of its definitions); O(1) if everything is permitted.
  package static func refusal(
    ofFunction index: Int, in tree: SyntaxTree, definitions: Definitions, options: CompilerOptions
  ) throws(FormulaError) -> FormulaError? {
    guard !definitions.permissions.areAll else { return nil }
    let resolution = try Resolver.resolve(
      tree, nodes: 0..<0, definitions: definitions, options: options, isWhole: true, suggestions: 0)
    let function = tree.functions[index]
    return resolution.errors.first { error in
      if case .notPermitted = error.kind {
        error.source != tree.source || function.range.contains(error.range)
      } else {
        false
      }
    }
  }

  private static func nodeRange(of tree: SyntaxTree, _ statements: Range<Int>?) -> Range<Int> {
    guard let statements, !statements.isEmpty else { return tree.nodes.indices }
    return tree.statements[statements.lowerBound].nodes
      .lowerBound..<tree.statements[statements.upperBound - 1].nodes.upperBound
  }

  /// The overhead of a definition, in nodes.
  package static let definitionNodes = 16

  private static func generate(
    _ resolution: Resolution, _ typing: Typing, _ nodes: Range<Int>, _ definitions: Definitions,
    _ options: CompilerOptions,
    keepsGraphs: Bool = false
  ) throws(FormulaError) -> Result {
    let subroutines = SubroutineList()
    // Definitions available only as code are never inlined.
    let sizes = resolution.functions.map { $0.stored == nil ? $0.body.count : Int.max }
    let recursive =
      resolution.functions.isEmpty ? [] : CallGraph.recursive(resolution.functions.map { $0.calls.map { $0.function } })
    var assembler = Assembler()
    var poll = CancellationPoll(options.isCancelled)
    var graphs: [(name: String, text: String)] = []
    var usesRates = resolution.usesRates
    /// Builds the body of a function, or of the formula, and generates its code.
    func add(_ instance: Int?, _ nodes: Range<Int>) throws(FormulaError) {
      let arena = Arena(byteCount: GraphBuilder.byteCount(ofNodes: nodes.count))
      // Its arrays do not retain it.
      defer { withExtendedLifetime(arena) {} }
      var builder = GraphBuilder(
        resolution, typing, options: options, functionSizes: sizes, isRecursive: recursive, subroutines: subroutines,
        instance: instance,
        nodes: nodes, in: arena)
      try builder.build()
      if instance == nil {
        for name in options.differentiatedBy { try differentiate(&builder.graph, by: name, resolution) }
        if !options.gradientBy.isEmpty { try addGradient(to: &builder.graph, resolution, options, &poll) }
      }
      if builder.graph.hasDerivatives {
        builder.graph = try Differentiator.resolve(builder.graph, resolution, options, in: arena, &poll) { subroutine in
          resolution.functions[typing.function(ofInstance: subroutines.functions[subroutine - 1].function)].name
        }
      }
      if builder.usesRates { usesRates = true }
      let function = instance.map { typing.function(ofInstance: $0) }
      let name = function.map { resolution.functions[$0].name } ?? ""
      let parameterCount = function.map { resolution.functions[$0].inputCount } ?? 0
      try assembler.append(builder.graph, name: name, parameterCount: parameterCount, in: arena, &poll)
      if keepsGraphs {
        graphs.append((function == nil ? "formula" : name, builder.graph.listing(resolution, subroutines)))
      }
    }
    try add(nil, nodes)
    var next = 0
    while next < subroutines.functions.count {
      let (instance, part) = subroutines.functions[next]
      let function = typing.function(ofInstance: instance)
      next += 1
      if let stored = resolution.functions[function].stored {
        let linker = StoredCode(stored.program, inputs: stored.inputs, of: resolution.functions[function])
        assembler.append(linker, part: part, resolution) { subroutines.index(of: function, part: $0) }
      } else {
        try add(instance, resolution.functions[function].body)
      }
    }
    // Inlined nodes take a quarter of the time of parsed ones.
    let linked = resolution.functions.reduce(subroutines.inlinedNodes / 4) {
      $0 + definitionNodes + ($1.stored?.program.draft.code.count ?? $1.body.count)
    }
    var draft = Program.Draft()
    assembler.finish(resolution.sources, into: &draft)
    // If stored programs have rates of other days, the earliest counts.
    var dates = resolution.functions.compactMap { $0.stored?.program.ratesDate }
    if usesRates, let rates = definitions.currencies { dates.append(rates.date) }
    complete(&draft, resolution, typing, definitions, dates.min(), options)
    let program = try Program(taking: &draft, limits: options.limits, isCancelled: options.isCancelled)
    var parts: [Program] = []
    if options.dividesValue, options.part == nil, program.isPure, options.numberMode != .exact,
      program.resultForm.kind.partKind != nil
    {
      var options = options
      for part in 0...1 {
        options.part = part
        parts.append(try generate(resolution, typing, nodes, definitions, options).program)
      }
    }
    return Result(
      program: program, parts: parts.contains { $0.holdsValues } ? [] : parts, tree: resolution.trees[0].tree,
      graphs: graphs, ownNodes: definitionNodes + nodes.count, linkedNodes: linked, sources: resolution.uncertain,
      measuresUncertainty: resolution.measuresUncertainty)
  }

  /// Notes on uncertainties that values of a kind cannot have.
  private static func uncertaintyNotes(_ resolution: Resolution, _ kind: ValueKind) -> [FormulaNote] {
    guard resolution.isUncertain else { return [] }
    let whole = SourceRange(start: 0, end: resolution.sources[0].text.utf8.count)
    func note(_ wording: FormulaNote.Wording) -> [FormulaNote] {
      [FormulaNote(.uncertainty, at: whole, as: wording, [])]
    }
    let constants = resolution.uncertain.count { source in
      guard case .name(_, let known) = source else { return false }
      return known.contributions.contains { $0.origin.owner == UncertaintyOrigin.constants }
    }
    switch kind {
    case .truth, .instant, .list, .complex: return note(.valuesAlone)
    case .number, .percent, .quantity: return constants > 1 ? note(.measuredConstants) : []
    case .text, .missing: return []
    }
  }

  /// Adds the parts of a draft that do not depend on its code.
  private static func complete(
    _ draft: inout Program.Draft, _ resolution: Resolution, _ typing: Typing, _ definitions: Definitions,
    _ ratesDate: String?,
    _ options: CompilerOptions
  ) {
    draft.variables = resolution.inputs
    draft.inputUnits = resolution.inputUnits
    let inferred = typing.inferredInputs
    if !inferred.isEmpty {
      if draft.inputUnits.isEmpty { draft.inputUnits = resolution.inputs.map { _ in "" } }
      for (input, kind) in inferred { draft.inputUnits[input] = kind.inputUnit ?? "" }
    }
    if options.dividesInputs {
      for (index, unit) in draft.inputUnits.enumerated() {
        guard let part = ValueKind(ofInput: unit).partKind else { continue }
        draft.inputUnits[index] = part.inputUnit ?? ""
        draft.inputUnits.append(draft.inputUnits[index])
        draft.variables.append(CompilerOptions.imaginaryPart(of: draft.variables[index]))
      }
    }
    draft.hosts = resolution.hosts
    draft.angleUnit = options.angleUnit
    draft.numberMode = options.numberMode
    draft.resultForm = resultForm(differentiatedBy: options.differentiatedBy, resolution, typing, definitions)
    if options.part != nil, let kind = draft.resultForm.kind.partKind { draft.resultForm = ResultForm(kind) }
    draft.ratesDate = ratesDate ?? ""
    draft.isOptimized = options.isOptimized
    draft.notes =
      resolution.trees[0].tree.notes + resolution.notes + typing.notes
      + uncertaintyNotes(resolution, draft.resultForm.kind)
  }
}

extension CompilerOptions {
  /// The same options for the other parses of texts.
  fileprivate var takingOtherReadings: Self {
    var options = self
    options.takesOtherReadings = true
    return options
  }

  /// The options for the body of a function or value of a book.
  fileprivate func inside(_ function: Definitions.Function, _ definitions: Definitions) -> CompilerOptions {
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
