import Reckon
import ReckonCompiler
import ReckonSyntax

/// Compiling with what is known of each column.
extension TableProgram {
  /// The locations of the values of a formula's variables.
  mutating func reads(_ formula: Formula, _ variableSlots: [Int]) throws(FormulaError) -> [Read] {
    var reads: [Read] = []
    let kinds = formula.inputKinds
    for variable in formula.program.usedVariables {
      let slot = variableSlots[variable]
      guard slot >= 0 else {
        throw FormulaError(
          .misplacedKind(
            "a column", operation: "a complex number",
            advice: Phrase("complexNumbersOfTwoColumns", "columns hold its parts, as in (re + im*i)*2")),
          at: formula.wholeRange, in: formula.program.source)
      }
      let source: Read.Source
      switch kinds[variable] {
      case .number, .percent, .truth, .instant, .quantity, .missing: source = .number
      case .text: source = isTables(slot) || tests.contains { $0.slot == slot } ? .field : .value
      case .list, .complex:
        guard !isTables(slot) else {
          throw FormulaError(
            .misplacedKind(
              "a column", operation: "a list",
              advice: Phrase("hasOneValueInEachRow", "\(names[slot]) has one value in each row")),
            at: formula.wholeRange,
            in: formula.program.source)
        }
        source = .value
      }
      if source == .field, !textSlots.contains(slot) { textSlots.append(slot) }
      reads.append(Read(variable: variable, slot: slot, source: source))
    }
    return reads
  }

  /// The conditions of books on the slots that a formula uses through their values and functions.
  mutating func guards(of used: Set<String>, _ books: [FormulaBook]) throws(FormulaError) -> [Guard] {
    guard !books.isEmpty else { return [] }
    // A name with a slot denotes that slot's number, and not the book's definition.
    let used = used.filter { nameIndex.find($0, in: names) == nil }
    var guards: [Guard] = []
    for book in books {
      for condition in try book.conditions(reachedBy: used, units: units, numberMode) {
        guard let slot = nameIndex.find(condition.parameter, in: names) else { continue }
        let isOfNumbers = condition.formula.inputKinds.allSatisfy(\.isNumeric)
        guards.append(
          Guard(slot: slot, condition: condition, read: isOfNumbers ? nil : try reads(condition.formula, [slot]).first))
      }
    }
    return guards
  }

  /// The slots whose numbers a formula and its guards read; those that no formula has written yet are needed from the
  /// table.
  ///
  /// A guard may test a parameter that folding has removed from the formula.
  mutating func inputs(_ slots: [Int], _ guards: [Guard]) -> [Int] {
    let inputs = Set(slots).union(guards.lazy.filter { $0.read == nil }.map(\.slot)).sorted()
    for input in inputs {
      if isTables(input) {
        if !neededSlots.contains(input) { neededSlots.append(input) }
      } else if names[input] == Self.rowName, input == callSlots.upperBound, !writtenSlots.contains(input) {
        rowSlot = input
      }
    }
    return inputs
  }

  /// - Parameters:
  ///   - used: the names that the formula uses.
  ///   - isCharged: whether its use of definitions is charged to the budget.
  /// - Returns: the formula and the slots of its variables.
  mutating func compile(
    _ tree: SyntaxTree, _ statement: Int?, _ used: Set<String>, _ books: [FormulaBook], _ scope: Scope,
    _ options: Formula.Options,
    isCharged: Bool = true
  ) throws(FormulaError) -> (formula: Formula, variableSlots: [Int]) {
    // Definitions of a book take columns only through its parameters, whatever the names in their texts.
    let reachable = used.union(books.flatMap { $0.parameters.map(\.name) })
    var slots = reachable.compactMap { nameIndex.find($0, in: names) }.sorted()
    func compiled() throws(FormulaError) -> Compiler.Result {
      let variables = slots.map { names[$0] }
      var compilerOptions = CompilerOptions(options, variables: variables)
      compilerOptions.inputUnits = units.filter { variables.contains($0.key) }
      (compilerOptions.dividesValue, compilerOptions.dividesInputs) = (true, true)
      // Fields that look like dates are texts where a formula takes texts, and where it needs numbers, a field that
      // does not look like one is an error of its row.
      compilerOptions.guessedInputs = Set(slots.filter(isTables).map { names[$0] }).intersection(guessed)
      return try Compiler.compile(
        tree, statements: statement.map { $0..<$0 + 1 }, definitions: scope.definitions, options: compilerOptions)
    }
    let result: Compiler.Result
    do throws(FormulaError) { result = try compiled() } catch {
      // Any name may have been meant.
      slots = names.indices.filter { slot in !tests.contains { $0.slot == slot } }
      result = try compiled()
    }
    let range = statement.map { tree.statements[$0].range } ?? SourceRange(start: 0, end: tree.source.text.utf8.count)
    if isCharged { try definitionBudget.charge(result, at: range, in: tree.source) }
    let parts = result.program.variables[slots.count...].map { nameIndex.find($0, in: names) ?? -1 }
    let formula = try Formula(
      program: result.program, parts: result.parts, functions: scope.hostFunctions, options: options)
    return (formula, slots + parts)
  }
}
