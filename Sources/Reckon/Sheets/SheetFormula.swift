import ReckonBytecode
import ReckonCatalogue
import ReckonCompiler
import ReckonMachine
import ReckonSyntax

/// The formula of a cell, whose inputs are other cells and ranges.
struct SheetFormula: Sendable {
  /// A reference of the text to cells.
  struct Reference: Sendable {
    /// The name of their input: the cell's, or `A1:A10`.
    let name: String
    /// The range of the first use in the text.
    let range: SourceRange
    /// The cells of a range; `nil` for a single cell.
    let cells: CellRange?
    /// Whether the text catches failures of the cells wherever it uses them.
    let isAttempted: Bool
    /// The cells' numbers in the sheet.
    var numbers: [Int] = []
  }

  /// A program for inputs of certain kinds.
  struct Compiled: Sendable {
    let formula: Formula
    /// The units or kinds of the inputs, in the order of the references; empty if all are plain numbers.
    let units: [String?]
    /// The sources of uncertainty in the text.
    let sources: [UncertaintySource]
  }

  /// A derivative in the text, with the names in its operand.
  struct Differentiation: Sendable {
    let name: String
    let uses: [(name: String, range: SourceRange)]

    /// All derivatives in a tree.
    ///
    /// - Complexity: O(nodes), times their nesting depth.
    static func all(in tree: SyntaxTree) -> [Differentiation] {
      let operation = Catalogue.row(.derivative).name
      guard tree.names.contains(operation) else { return [] }
      let (children, _) = tree.structure
      return tree.nodes.indices.compactMap { index in
        let node = tree.nodes[index]
        guard node.kind == .call, tree.names[Int(node.payload)] == operation, let pair = children[index],
          pair.count == 2,
          tree.nodes[pair[1]].kind == .name
        else { return nil }
        var open = [pair[0]]
        var uses: [(name: String, range: SourceRange)] = []
        while let next = open.popLast() {
          open += children[next] ?? []
          let node = tree.nodes[next]
          if node.kind == .name { uses.append((tree.names[Int(node.payload)], node.range)) }
        }
        return Differentiation(name: tree.names[Int(tree.nodes[pair[1]].payload)], uses: uses)
      }
    }
  }

  let source: SourceText
  let differentiations: [Differentiation]
  var references: [Reference]
  /// The text's tree, released when it is first compiled to save memory.
  private(set) var tree: SyntaxTree?
  private(set) var compiled: Compiled?

  mutating func keep(_ new: Compiled) {
    compiled = new
    tree = nil
  }

  // MARK: Reading

  /// Parses a cell's text.
  static func read(_ text: String, by sheet: Sheet, _ isCancelled: (@Sendable () -> Bool)?) -> Result<
    SheetFormula, FormulaError
  > {
    let source = SourceText(text)
    do throws(FormulaError) {
      let (tree, ranges) = try tree(of: source, by: sheet, isCancelled)
      guard tree.statements.count == 1, tree.functions.isEmpty, tree.statements[0].defines == nil else {
        let place = SourceRange(start: 0, end: text.utf8.count)
        throw FormulaError(
          .unexpectedToken(
            text, hint: Phrase("cellHasOneExpressionAndNo", "a cell has one expression, and no definitions")),
          at: place,
          in: source)
      }
      var references: [Reference] = []
      var seen: Set<String> = []
      let uses = tree.uses(in: tree.nodes.indices)
      let needed = Set(uses.lazy.filter { !$0.isAttempted }.map { $0.name })
      for use in uses {
        let isValue = ranges[use.name] != nil || !sheet.isTaken(use.name)
        if use.isPeriod, !sheet.isTaken(Catalogue.row(.startOf).name) { continue }
        guard isValue, !use.isCall, seen.insert(use.name).inserted else { continue }
        let cells = ranges[use.name]
        if let cells, cells.count > sheet.options.limits.listItems {
          throw FormulaError(
            .limitExceeded(.listItems, maximum: sheet.options.limits.listItems), at: use.range, in: source)
        }
        references.append(
          Reference(name: use.name, range: use.range, cells: cells, isAttempted: !needed.contains(use.name)))
      }
      return .success(
        SheetFormula(
          source: source, differentiations: Differentiation.all(in: tree), references: references, tree: tree,
          compiled: nil))
    } catch { return .failure(error) }
  }

  private static func tree(
    of source: SourceText, by sheet: Sheet, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> (SyntaxTree, [String: CellRange]) {
    var names = sheet.scope.names(with: nil)
    names.requiresUnits = true
    var list = try Lexer.tokens(of: source, limits: sheet.options.limits, isCancelled: isCancelled)
    let ranges = list.joinCellRanges()
    return (try Parser.tree(of: list, scope: names, limits: sheet.options.limits, isCancelled: isCancelled), ranges)
  }

  // MARK: Compiling

  /// The program for inputs of some kinds; the current one if it matches.
  func compiled(
    for units: [String?], in sheet: Sheet, _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Compiled {
    if let compiled, compiled.units == units { return compiled }
    var options = CompilerOptions(sheet.options, variables: references.map { $0.name })
    for (reference, unit) in zip(references, units) { options.inputUnits[reference.name] = unit }
    options.isCancelled = isCancelled
    let tree = if let tree { tree } else { try Self.tree(of: source, by: sheet, isCancelled).0 }
    let result = try Compiler.compile(tree, definitions: sheet.scope.definitions, options: options)
    let formula = try Formula(
      program: result.program, functions: sheet.scope.hostFunctions(of: result.program), options: sheet.options)
    return Compiled(formula: formula, units: units, sources: result.sources)
  }

  /// The uncertainty of a value, from those of its cells and of literals in its own text.
  func uncertainty(
    of result: FormulaResult, _ compiled: Compiled, _ inputs: [FormulaResult], in sheet: Sheet,
    _ isCancelled: (@Sendable () -> Bool)?
  ) throws(FormulaError) -> Uncertainty? {
    guard result.mayBeUncertain, !compiled.sources.isEmpty || inputs.contains(where: { $0.uncertainty != nil }) else {
      return nil
    }
    let uncertain = zip(references, inputs).filter { $1.uncertainty != nil }
    var origins = UncertaintyPropagation.Origins()
    for (reference, input) in uncertain {
      if let known = input.uncertainty { origins.add(known, input: reference.name) }
    }
    let serial = UncertainFormula.newSerial()
    for (number, source) in compiled.sources.enumerated() { origins.add(source, number, serial) }
    let names = uncertain.map { $0.0.name }
    let tree = try Self.tree(of: source, by: sheet, isCancelled).0
    let propagation = try UncertaintyPropagation(by: names, sources: compiled.sources.count) {
      (differentiates) throws(FormulaError) in
      var options = CompilerOptions(sheet.options, variables: references.map { $0.name })
      for (reference, unit) in zip(references, compiled.units) { options.inputUnits[reference.name] = unit }
      (options.numberMode, options.tracksSources, options.differentiatesSources) = (.double, true, differentiates)
      options.gradientBy = differentiates ? names : []
      options.isCancelled = isCancelled
      let program = try Compiler.compile(tree, definitions: sheet.scope.definitions, options: options).program
      return try Formula(program: program, functions: sheet.scope.hostFunctions(of: program), options: sheet.options)
    }
    var values: [String: Double] = [:]
    for (reference, input) in zip(references, inputs) { values[reference.name] = input.number.double }
    let whole = SourceRange(start: 0, end: source.text.utf8.count)
    return try propagation.uncertainty(origins, with: values, at: whole, EvaluationOptions(endingBy: isCancelled))
  }
}
