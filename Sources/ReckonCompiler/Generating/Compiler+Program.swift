import ReckonBytecode
import ReckonCatalogue

/// From resolved and typed syntax to a program.
extension Compiler {
  /// The overhead of a definition, in nodes.
  package static let definitionNodes = 16

  static func generate(
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
