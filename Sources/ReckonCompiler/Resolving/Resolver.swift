import ReckonBytecode
import ReckonCatalogue
import ReckonNumbers
import ReckonSyntax

/// Resolves every name, collects the inputs, and checks argument counts.
///
/// A name is looked up in this order: parameters, loop variables and locals; declared inputs; defined values;
/// constants; otherwise it becomes a new input if the options allow it. Functions may be used before the statement that
/// defines them.
struct Resolver: ~Copyable {
  let definitions: Definitions
  /// Whether the host restricts the features that formulas can use.
  private let isRestricted: Bool
  let numberMode: NumberMode
  /// The kinds of values of the first book whose bodies are not resolved.
  let valueKinds: [Int: ValueKind]
  /// Whether arguments of a book's function, and inputs outside books, may be of any kind.
  private let leavesKindsOpen: Bool
  /// Whether definitions use their other parses.
  let takesOtherReadings: Bool
  private(set) var trees: [ResolvedTree] = []
  private(set) var sources: [SourceText]
  var functions = FunctionTable()
  var inputs: InputTable
  var hosts = HostTable()
  /// The constants that names denote, except doubles.
  var constants: [Program.Constant] = []
  /// The kinds of constants that are not plain numbers, by their indices.
  var constantKinds: [Int: Kind] = [:]
  /// The texts and lists that names denote.
  var values: [(value: Value, exactness: Exactness, kind: Kind)] = []
  /// Whether anything creates, takes or returns texts, lists or missing values.
  var holdsValues = false
  /// Whether any value is complex, so that functions also return complex numbers outside their real domains.
  var isComplex: Bool
  /// Whether the options request complex numbers.
  let asksForComplex: Bool
  private(set) var errors: [FormulaError] = []
  var notes: [FormulaNote] = []
  var references: BookReferences
  /// The remaining number of errors that may have a suggestion, for which all names in scope are searched.
  private var suggestionsLeft: Int
  var memo: NameMemo
  /// The range of the formula's first use of the function that is being resolved.
  private(set) var origin: SourceRange?
  private(set) var localCount = 0
  /// The names by which something is differentiated.
  var differentiatedNames: Set<String> = []
  /// Whether inputs of stored programs are converted by exchange rates.
  var usesRates = false
  /// The books of stored programs, available as texts, that are given an input in another unit.
  var booksToReread: Set<Int> = []
  /// The uncertain values in the formula and in all functions that it uses.
  var uncertain = SourceTable()

  /// Resolves some nodes of a tree and all functions that they use.
  ///
  /// - Parameters:
  ///   - isWhole: whether to resolve all functions of the tree, including those that the nodes do not use.
  ///   - isShallow: whether to resolve only the text itself, with the declared kinds of its book's definitions.
  ///   - suggestions: the number of errors that may have a suggestion, which takes time for each name in scope.
  /// - Throws: `cancelled`; semantic errors are part of the result.
  /// - Complexity: O(nodes of all trees used).
  static func resolve(
    _ tree: SyntaxTree, nodes: Range<Int>, definitions: Definitions, options: CompilerOptions, isWhole: Bool = false,
    isShallow: Bool = false, suggestions: Int = 50
  ) throws(FormulaError) -> Resolution {
    var resolver = Resolver(tree, nodes, definitions, options, isShallow: isShallow, suggestions: suggestions)
    try resolver.resolve(nodes, options, isWhole: isWhole)
    return Resolution(resolver, nodes)
  }

  private init(
    _ tree: SyntaxTree, _ nodes: Range<Int>, _ definitions: Definitions, _ options: CompilerOptions, isShallow: Bool,
    suggestions: Int
  ) {
    self.definitions = definitions
    isRestricted = !definitions.permissions.areAll
    numberMode = options.numberMode
    (valueKinds, leavesKindsOpen) = (options.valueKinds, options.leavesKindsOpen)
    takesOtherReadings = options.takesOtherReadings
    asksForComplex = options.isComplex
    isComplex = options.isComplex || options.inputUnits.values.contains { ValueKind(ofInput: $0).partKind != nil }
    inputs = InputTable(options)
    (uncertain.tracks, uncertain.takesConstants) = (options.tracksSources, options.readsUncertainties)
    sources = [tree.source]
    references = BookReferences(isShallow: isShallow)
    suggestionsLeft = suggestions
    memo = NameMemo(tree, nodes)
    var own = ResolvedTree(tree: tree, angleUnit: options.angleUnit, isOwn: true, source: 0)
    // The functions of the text belong to the book then.
    if let file = options.homeFile { (own.book, own.file) = (0, file) }
    trees.append(own)
  }

  private mutating func resolve(_ nodes: Range<Int>, _ options: CompilerOptions, isWhole: Bool) throws(FormulaError) {
    if isWhole, trees[0].book < 0 { for number in trees[0].tree.functions.indices { _ = ownFunction(number) } }
    if let repeated = inputs.repeated { fail(.alreadyDefined(repeated), at: SourceRange(start: 0, end: 0), in: 0) }
    var poll = CancellationPoll(options.isCancelled)
    var formula = NameFrame(0, of: trees[0].tree, isOwn: true, nodes)
    if options.resultUnit != nil || isComplex { formula.needsTyping = true }
    try resolve(nodes, in: &formula, &poll)
    localCount = formula.localCount
    // Bodies may use functions not seen before; the list grows during the loop.
    var next = 0
    while next < functions.list.count {
      let function = functions.list[next]
      if function.tree >= 0 {
        origin = function.origin
        let isOwn = trees[function.tree].isOwn
        // Functions see the formula's locals with their values at the time of a call.
        var frame = NameFrame(
          function.tree, of: trees[function.tree].tree, isOwn: isOwn, function.body, parameters: function.parameters,
          outer: isOwn ? formula.locals : [:])
        if !function.units.isEmpty || function.conditionEnd != nil || function.resultUnit != nil || isComplex {
          frame.needsTyping = true
        }
        uncertain.begin(function.name, inBook: trees[function.tree].book)
        try resolve(function.body, in: &frame, &poll)
        functions.finish(next, frame)
      }
      next += 1
    }
    checkCaptures(formula, options.limits.nodes)
  }

  /// Resolves a body.
  ///
  /// - Throws: `cancelled`.
  private mutating func resolve(_ nodes: Range<Int>, in frame: inout NameFrame, _ poll: inout CancellationPoll)
    throws(FormulaError)
  {
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      let node = frame.syntax.nodes[index]
      if poll.isCancelled(after: 512) { throw FormulaError(.cancelled, at: node.range, in: frame.syntax.source) }
      if case .functionBegin = node.kind {
        if isRestricted { checkPermission(node, .none, in: frame) }
        index = frame.syntax.functions[Int(node.payload)].body.upperBound
      } else {
        resolve(node, at: index, in: &frame)
        if isRestricted { checkPermission(node, frame.bindings[index], in: frame) }
      }
      index += 1
    }
    trees[frame.tree].bindings = frame.bindings
    trees[frame.tree].needsTyping = frame.needsTyping || frame.syntax.hasAnnotations
    trees[frame.tree].uncertain = uncertain.takeNodes()
  }

  /// Rejects calls before the definitions of the values that the function captures: functions were bound before the
  /// values were known.
  private mutating func checkCaptures(_ formula: NameFrame, _ limit: Int) {
    if let function = functions.propagateCaptures(limit: limit) {
      return fail(.limitExceeded(.nodes, maximum: limit), at: function.range, in: function.tree)
    }
    for call in formula.calls where functions.list[call.function].lastCapture >= call.localsBefore {
      // Locals are numbered in order of definition, so that one undefined at the call has a higher number.
      for capture in functions.list[call.function].captures where capture.outer >= call.localsBefore {
        guard errors.count < Typing.mostErrors,
          let name = formula.locals.first(where: { $0.value == capture.outer })?.key
        else { return }
        fail(.unknownName(name, suggestion: nil), at: call.range, in: 0)
      }
    }
  }

  mutating func fail(_ kind: FormulaError.Kind, at range: SourceRange, in tree: Int) {
    errors.append(FormulaError(kind, at: range, in: trees[tree].tree.source))
  }

  /// Whether one more error may have a suggestion.
  mutating func takeSuggestion() -> Bool {
    guard suggestionsLeft > 0 else { return false }
    suggestionsLeft -= 1
    return true
  }

  /// Adds a tree and returns its index.
  mutating func add(_ tree: ResolvedTree) -> Int {
    trees.append(tree)
    return trees.count - 1
  }

  /// The index of a text among the sources. Functions of one text are consecutive, so that only the last one is
  /// compared.
  mutating func sourceNumber(_ source: SourceText) -> Int {
    if sources.last != source { sources.append(source) }
    return sources.count - 1
  }

  // MARK: Nodes

  /// Whether each operator takes or returns values that may not be numbers.
  private static let makesValues = Catalogue.operatorMeanings.map { meaning in
    switch meaning {
    case .fallback, .range, .membership, .apply(Function.ID(.transpose)): true
    case .apply, .identity, .additive, .uncertain, .comparison, .and, .or, .percent, .of, .conditional, .conversion:
      false
    }
  }

  /// Records that values may not be numbers.
  mutating func holdValues(in frame: inout NameFrame) {
    holdsValues = true
    frame.needsTyping = true
  }

  private static let polarRow = Catalogue.operatorMeanings.firstIndex(of: .apply(.polar))
  private static let percentRow = Catalogue.operatorMeanings.firstIndex(of: .percent)
  private static let uncertainRow = Catalogue.operatorMeanings.firstIndex(of: .uncertain)

  private mutating func resolve(_ node: SyntaxTree.Node, at index: Int, in frame: inout NameFrame) {
    switch node.kind {
    case .name:
      frame.bindings[index] =
        startsPeriod(at: index, in: frame) ? bindingOfPeriod(node, in: frame) : bindingOfName(node, in: &frame)
    case .call:
      frame.bindings[index] = bindingOfCall(node, in: &frame)
      // It takes no numbers.
      if case .builtIn(let function) = frame.bindings[index], Catalogue.traits(function).isOfDates {
        frame.needsTyping = true
      }
      if frame.bindings[index] == .builtIn(.startOf), !startsPeriod(at: index - 1, in: frame) {
        failPeriod(frame.syntax.nodes[index - 1].range, in: frame)
        frame.bindings[index] = .none
      }
      if frame.bindings[index] == .builtIn(.derivative) { checkDerivative(at: index, in: &frame) }
      if case .builtIn(let function) = frame.bindings[index] {
        switch Catalogue.row(function).form {
        case .values: holdValues(in: &frame)
        case .complex: holdComplex(in: &frame)
        case .measured: uncertain.isMeasured = true
        case .applied, .conditional, .attempt, .repeated, .derivative: break
        }
      }
    case .assign:
      let name = frame.syntax.names[Int(node.payload)]
      noteHiddenInput(name, node.range, in: frame)
      frame.bindings[index] = .local(frame.define(name))
    case .text, .list, .index: holdValues(in: &frame)
    case .loopBody:
      let loop = frame.syntax.loops[Int(node.payload)]
      if loop.isOverList || loop.repetition == .list { holdValues(in: &frame) }
      frame.openLoop(Int(node.payload), loop.name)
    case .loop: frame.closeLoop(frame.syntax.loops[Int(node.payload)].name)
    case .number: checkNumber(node, in: &frame)
    case .unit, .instant, .mixed, .convert, .notation: frame.needsTyping = true
    case .apply:
      if Int(node.payload) == Self.percentRow { frame.needsTyping = true }
      if Int(node.payload) == Self.uncertainRow { addSource(node, at: index, in: &frame) }
      if Self.makesValues[Int(node.payload)] { holdValues(in: &frame) }
      if Int(node.payload) == Self.polarRow { holdComplex(in: &frame) }
    case .product, .group, .chainStart, .chainLink, .chainEnd, .branch, .conditional, .functionBegin, .functionEnd,
      .discard:
      break
    }
  }

  /// Rejects a literal that is too large for the number mode, and finds those that may have been rounded.
  private mutating func checkNumber(_ node: SyntaxTree.Node, in frame: inout NameFrame) {
    if frame.syntax.numbers[Int(node.payload)].isInfinite,
      !Program.Constant(node, in: frame.syntax, numberMode).number.isFinite
    {
      fail(
        .badNumber(
          Phrase(
            "thisNumberIsTooLarge", "this number is too large; the largest is about \("\(numberMode.facts.largest)")")),
        at: node.range, in: frame.tree)
    }
    if Typer.mayBeRounded(node, in: frame.syntax), numberMode.facts.roundsWholeLiterals { frame.needsTyping = true }
  }

  /// The kinds of the inputs; empty if all are plain numbers.
  var inputKinds: [Kind] {
    // Outside books, all inputs without a unit may then be of any kind.
    let openCount = !leavesKindsOpen ? 0 : trees[0].book < 0 ? inputs.names.count : inputs.argumentCount
    guard !inputs.units.isEmpty || openCount > 0 else { return [] }
    return inputs.names.enumerated().map { index, name in
      inputs.units[name].map { definitions.kind(ofInput: $0) }
        ?? (index < openCount ? .unknown : .number)
    }
  }
}
