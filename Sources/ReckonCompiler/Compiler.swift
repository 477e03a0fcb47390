import ReckonBytecode
import ReckonCatalogue
import ReckonSyntax

/// Compiles syntax trees: resolves names, makes value graphs, generates code, and has it verified.
package enum Compiler {
  /// What compiling a formula went through.
  package struct Result: Sendable {
    package let program: Program
    /// The graph of the formula, then those of the functions that it calls, when they were asked for.
    package let graphs: [(name: String, graph: ValueGraph)]
    /// How many nodes of syntax the formula has itself, and how many the functions and values have that it uses: each counted once, and
    /// a quarter for each place into which it was built.
    package let ownNodes: Int
    package let linkedNodes: Int
  }

  /// Compiles the statements of a tree, or only some of them.
  ///
  /// - Parameter keepsGraphs: whether the result has the graphs, which are thrown away one by one otherwise.
  /// - Throws: the first error of meaning, by place.
  /// - Complexity: O(nodes), with inlining bounded by a budget.
  package static func compile(
    _ tree: SyntaxTree, statements: Range<Int>? = nil, definitions: Definitions = Definitions(),
    options: CompilerOptions = CompilerOptions(), keepsGraphs: Bool = false
  ) throws(FormulaError) -> Result {
    let nodes = nodeRange(of: tree, statements)
    let resolver = Resolver(tree, nodes: nodes, definitions: definitions, options: options, isWhole: statements == nil)
    if let error = errors(in: tree, statements, resolver).first { throw error }
    return try generate(resolver, nodes, options, keepsGraphs: keepsGraphs)
  }

  /// The errors of meaning in a tree, by place: all, or the first hundred.
  ///
  /// - Parameter isWhole: whether the tree is all of its text. Of one that has lost statements to errors of syntax, units are not looked at.
  package static func errors(
    in tree: SyntaxTree, isWhole: Bool = true, definitions: Definitions = Definitions(), options: CompilerOptions = CompilerOptions()
  ) -> [FormulaError] {
    let resolver = Resolver(tree, nodes: nodeRange(of: tree, nil), definitions: definitions, options: options, isWhole: true)
    // Units are looked at where names are known.
    let units = isWhole && resolver.errors.isEmpty && tree.mayHaveUnits ? unitErrors(resolver, tree.nodes.indices, options) : []
    // As many as the parser gives: each is shown with its place, which is looked for in all of the text.
    return Array((errors(in: tree, nil, resolver) + units).sorted { $0.range.start < $1.range.start }.prefix(100))
  }

  /// What is wrong with the units of a tree's statements and functions.
  private static func unitErrors(_ resolver: Resolver, _ nodes: Range<Int>, _ options: CompilerOptions) -> [FormulaError] {
    let tree = resolver.trees[0].tree
    let sizes = resolver.functions.map { _ in Int.max }
    func errors(_ build: (inout GraphBuilder) throws(FormulaError) -> Void) -> [FormulaError] {
      var builder = GraphBuilder(
        resolver, options: options, functionSizes: sizes, isRecursive: sizes.map { _ in true }, subroutines: SubroutineList(),
        size: tree.nodes.count, collectsErrors: true)
      do throws(FormulaError) { try build(&builder) } catch { return [error] }
      return builder.errors ?? []
    }
    var found = errors { (builder) throws(FormulaError) in try builder.buildFormula(nodes) }
    for (index, function) in resolver.functions.enumerated() where function.tree >= 0 && resolver.trees[function.tree].isOwn {
      found += errors { (builder) throws(FormulaError) in try builder.buildFunction(index) }
    }
    return found
  }

  /// Compiles a definition of the first book among the definitions: the body of a function or value, whose arguments and the parameters of
  /// the book that it reaches are the inputs, in this order.
  ///
  /// - Parameter options: must name the file of the definition; its variables are taken from the function.
  package static func compile(
    _ function: Definitions.Function, definitions: Definitions, options: CompilerOptions
  ) throws(FormulaError) -> Result {
    var options = options
    options.variables = function.parameters
    options.angleUnit = function.angleUnit
    let resolver = Resolver(function.tree, nodes: function.body, definitions: definitions, options: options)
    if let error = resolver.errors.first { throw error }
    return try generate(resolver, function.body, options)
  }

  /// What looking at a definition of a book by itself finds out: its errors, and the book's entries that it names.
  package struct Reading: Sendable {
    package let errors: [FormulaError]
    /// The numbers of the entries, in order of appearance.
    package let references: [Int]
    /// Which of its arguments stand in the body.
    package let usesArgument: [Bool]
  }

  /// Checks a definition of the first book among the definitions against what the others look like from outside.
  ///
  /// - Parameter suggestions: how many errors may name what was meant.
  /// - Complexity: O(nodes of the definition).
  package static func read(
    _ function: Definitions.Function, definitions: Definitions, options: CompilerOptions, suggestions: Int
  ) -> Reading {
    var options = options
    options.variables = function.parameters
    options.angleUnit = function.angleUnit
    let tree = function.tree
    let resolver = Resolver(
      tree, nodes: function.body, definitions: definitions, options: options, isShallow: true, suggestions: suggestions)
    var errors = resolver.errors
    if errors.isEmpty, tree.mayHaveUnits { errors = unitErrors(resolver, function.body, options) }
    var usesArgument = function.parameters.map { _ in false }
    if !usesArgument.isEmpty {
      for index in function.body {
        if case .variable(let argument) = resolver.trees[0].bindings[index], argument < usesArgument.count { usesArgument[argument] = true }
      }
    }
    // As many as the parser gives.
    return Reading(
      errors: Array(errors.sorted { $0.range.start < $1.range.start }.prefix(100)), references: resolver.books?.references ?? [],
      usesArgument: usesArgument)
  }

  private static func errors(in tree: SyntaxTree, _ statements: Range<Int>?, _ resolver: Resolver) -> [FormulaError] {
    var errors = resolver.errors.isEmpty ? [] : resolver.errors.sorted { $0.range.start < $1.range.start }
    let last = statements.map { tree.statements[$0.upperBound - 1] } ?? tree.statements.last
    if let last, case .function? = last.defines { errors.append(FormulaError(.noValue, at: last.range, in: tree.source)) }
    return errors
  }

  private static func nodeRange(of tree: SyntaxTree, _ statements: Range<Int>?) -> Range<Int> {
    guard let statements, !statements.isEmpty else { return tree.nodes.indices }
    return tree.statements[statements.lowerBound].nodes.lowerBound..<tree.statements[statements.upperBound - 1].nodes.upperBound
  }

  /// What a definition costs beside its nodes, in nodes.
  private static let definitionNodes = 16

  private static func generate(
    _ resolver: Resolver, _ nodes: Range<Int>, _ options: CompilerOptions, keepsGraphs: Bool = false
  ) throws(FormulaError) -> Result {
    let subroutines = SubroutineList()
    // What is there as code only is never built into its callers.
    let sizes = resolver.functions.map { $0.stored == nil ? $0.body.count : Int.max }
    let recursive = CallGraph.recursive(resolver.functions.map { $0.callees.map(\.function) })
    func builder(_ size: Int) -> GraphBuilder {
      GraphBuilder(
        resolver, options: options, functionSizes: sizes, isRecursive: recursive, subroutines: subroutines, size: size)
    }
    var assembler = Assembler()
    var poll = CancellationPoll(options.isCancelled)
    var graphs: [(name: String, graph: ValueGraph)] = []
    var formula = builder(nodes.count + 2)
    try formula.buildFormula(nodes)
    if keepsGraphs { graphs.append(("formula", formula.graph)) }
    let resultForm = formula.resultForm
    try assembler.append(formula.graph, name: "", parameterCount: 0, &poll)
    var next = 0
    while next < subroutines.functions.count {
      let (function, part) = subroutines.functions[next]
      next += 1
      if let stored = resolver.functions[function].stored {
        let linker = StoredCode(stored.program, inputs: stored.inputs, of: resolver.functions[function])
        assembler.append(linker, part: part, resolver) { subroutines.index(of: function, part: $0) }
        continue
      }
      let name = resolver.functions[function].name
      var body = builder(sizes[function] + 2)
      try body.buildFunction(function)
      if keepsGraphs { graphs.append((name, body.graph)) }
      try assembler.append(body.graph, name: name, parameterCount: resolver.functions[function].inputCount, &poll)
    }
    let storedSources = assembler.storedSources
    var draft = assembler.finished()
    draft.variables = resolver.variables
    draft.hosts = resolver.hosts
    draft.sources = resolver.sources + storedSources
    draft.angleUnit = options.angleUnit
    draft.numberMode = options.numberMode
    draft.resultForm = resultForm
    draft.ratesDate = resolver.ratesDate
    draft.isOptimized = options.isOptimized
    draft.notes = resolver.trees[0].tree.notes
    // What is built in takes a quarter of the time of what is read.
    let linked = resolver.functions.reduce(subroutines.inlinedNodes / 4) {
      $0 + definitionNodes + ($1.stored?.program.draft.code.count ?? $1.body.count)
    }
    return Result(
      program: try Program(verifying: draft, limits: options.limits, isCancelled: options.isCancelled), graphs: graphs,
      ownNodes: definitionNodes + nodes.count,
      linkedNodes: linked)
  }
}

/// The functions that have asked for a subroutine of their own, in order; the formula itself is subroutine 0.
final class SubroutineList {
  private struct Part: Hashable {
    let function: Int
    let number: Int
  }

  /// With the number of the subroutine in a stored program; 0 for other functions.
  private(set) var functions: [(function: Int, part: Int)] = []
  private var indices: [Part: Int] = [:]
  /// The named values that have been built somewhere in the program.
  private var built: Set<Int> = []
  /// How many more syntax nodes of called functions may be built into their callers, so that doubling through functions stays small.
  var inlineBudget = mostInlined
  private static let mostInlined = 20_000
  /// How many have been built in so.
  var inlinedNodes: Int { Self.mostInlined - inlineBudget }

  func index(of function: Int, part: Int = 0) -> Int {
    let key = Part(function: function, number: part)
    if let index = indices[key] { return index }
    functions.append((function, part))
    indices[key] = functions.count
    return functions.count
  }

  /// Whether a named value has not been built yet.
  func isFirst(_ function: Int) -> Bool { !built.contains(function) }

  /// Notes that a named value is built, and tells whether that is the first time.
  func takeFirst(_ function: Int) -> Bool { built.insert(function).inserted }
}

/// Finds the functions that can reach themselves through calls.
enum CallGraph {
  /// Functions from which no circle can be reached are taken away, leaves first; what then stays is recursive or calls what is recursive.
  /// To keep inlining simple, both kinds count as recursive here.
  ///
  /// - Complexity: O(functions + calls).
  static func recursive(_ callees: [[Int]]) -> [Bool] {
    var open = callees.map(\.count)
    var callers: [[Int]] = Array(repeating: [], count: callees.count)
    for (caller, list) in callees.enumerated() { for callee in list { callers[callee].append(caller) } }
    var isRecursive = [Bool](repeating: true, count: callees.count)
    var leaves = callees.indices.filter { open[$0] == 0 }
    while let leaf = leaves.popLast() {
      isRecursive[leaf] = false
      for caller in callers[leaf] {
        open[caller] -= 1
        if open[caller] == 0 { leaves.append(caller) }
      }
    }
    return isRecursive
  }
}
